/** A member, as rules see them. */
export type Member = { id: string; nick: string; guest: boolean; admin: boolean; roles: readonly Role[] };
/** What the administrator may make a member: the salesman keeps the shop. */
export const ROLES = ["salesman"] as const;
export type Role = (typeof ROLES)[number];
/** Who acts: `null` where nobody is signed in. */
export type Actor = Member | null;

/** What is asked of a game or a map that somebody wrote; the house's own have no owner. */
export type WorkFacts = { ownerId: string | null; published: boolean };

/** Writing in the lobby or at a table whose page may be read. */
export const canChat = (actor: Actor): actor is Member => actor !== null;

/** Drafts are their owner's; the staff sees them to help and to moderate. */
export const canSeeWork = (template: WorkFacts, actor: Actor): boolean =>
  template.published || (actor !== null && template.ownerId === actor.id) || canModerate(actor);

/** Writing a game or a map of one's own needs an account that lasts. */
export const canWriteWorks = (actor: Actor): actor is Member => actor !== null && !actor.guest;

/** Only the owner writes new versions; the house's own come from files. */
export const canEditWork = (template: WorkFacts, actor: Actor): boolean =>
  canWriteWorks(actor) && template.ownerId === actor.id;

/** Taking one off the shelf: its owner, or the staff for a member's one. */
export const canWithdrawWork = (template: WorkFacts, actor: Actor): boolean =>
  canEditWork(template, actor) || (canModerate(actor) && template.ownerId !== null);

/** Hiding, banning, reading the audit log. */
export const canModerate = (actor: Actor): actor is Member => actor?.admin === true;

/** Having a purse and a binder needs an account that lasts: guests would be new members every day. */
export const canCollect = (actor: Actor): actor is Member => actor !== null && !actor.guest;

/** Adding, withdrawing and reprinting products, giving tickets. */
export const canSell = (actor: Actor): actor is Member =>
  actor !== null && !actor.guest && (actor.admin || actor.roles.includes("salesman"));

/** Granting money, reversing transfers, settings of the economy, roles. */
export const canAdminister = (actor: Actor): actor is Member => actor?.admin === true;

/** The staff's page: whoever may do something there. */
export const canSeeStaffPage = (actor: Actor): actor is Member => canSell(actor) || canAdminister(actor);

/** For so long after a password or second factor was shown, in ms, nothing asks for one again. */
const PROOF_HOLDS = 10 * 60_000;

/** Whether a session has shown lately that its member sits there: what staff do and what changes an account asks it. */
export const isProven = (provedAt: number | null, now: number): boolean =>
  provedAt !== null && now - provedAt < PROOF_HOLDS;
