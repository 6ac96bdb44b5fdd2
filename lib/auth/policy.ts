/** Who asks, as rules see it. `null` in a rule's place means: nobody is signed in. */
export type Member = { id: string; nick: string; guest: boolean; admin: boolean; roles: readonly Role[] };
/** What the administrator may make a member: the salesman keeps the shop. */
export const ROLES = ["salesman"] as const;
export type Role = (typeof ROLES)[number];
export type Asker = Member | null;

/** What the rules of templates need to know of one; house templates have no owner. */
export type TemplateFacts = { ownerId: string | null; published: boolean };

/** Guests open tables too: a first game must not wait for a form. */
export const canOpenTable = (asker: Asker): asker is Member => asker !== null;

/** Sitting down or asking for a seat. */
export const canSit = (asker: Asker): asker is Member => asker !== null;

/** Writing in the lobby or at a table whose page may be read. */
export const canChat = (asker: Asker): asker is Member => asker !== null;

/** Drafts are their owner's; the staff sees them to help and to moderate. */
export const canSeeTemplate = (template: TemplateFacts, asker: Asker): boolean =>
  template.published || (asker !== null && template.ownerId === asker.id) || canModerate(asker);

/** Writing a template of one's own needs an account that lasts. */
export const canWriteTemplates = (asker: Asker): asker is Member => asker !== null && !asker.guest;

/** Only the owner writes new versions; the house's own come from files. */
export const canEditTemplate = (template: TemplateFacts, asker: Asker): boolean =>
  canWriteTemplates(asker) && template.ownerId === asker.id;

/** Taking a template off the shelf: its owner, or the staff for a member's one. */
export const canWithdrawTemplate = (template: TemplateFacts, asker: Asker): boolean =>
  canEditTemplate(template, asker) || (canModerate(asker) && template.ownerId !== null);

/** Hiding, banning, reading the audit log. */
export const canModerate = (asker: Asker): asker is Member => asker?.admin === true;

/** Having a purse and a binder needs an account that lasts: guests would be new members every day. */
export const canCollect = (asker: Asker): asker is Member => asker !== null && !asker.guest;

/** Adding, withdrawing and reprinting products, giving tickets. */
export const canSell = (asker: Asker): asker is Member =>
  asker !== null && !asker.guest && (asker.admin || asker.roles.includes("salesman"));

/** Granting money, reversing transfers, settings of the economy, roles. */
export const canAdminister = (asker: Asker): asker is Member => asker?.admin === true;

/** The staff's page: whoever may do something there. */
export const canSeeStaffPage = (asker: Asker): asker is Member => canSell(asker) || canAdminister(asker);

/** For so long after a password or second factor was shown, in ms, nothing asks for one again. */
const PROOF_HOLDS = 10 * 60_000;

/** Whether a session has shown lately that its member sits there: what staff do and what changes an account asks it. */
export const isProven = (provedAt: number | null, now: number): boolean =>
  provedAt !== null && now - provedAt < PROOF_HOLDS;
