import { z } from "zod";
import type { Cents } from "../engine/kernel/money";
import type { Refusal } from "../engine/kernel/result";

/** What the staff's pages show of the ledger, the audit log and the factory. */

/** `coin` is counted in cents, the others in pieces. */
export type Moved = "coin" | "card" | "pack" | "ticket";

/** Whom a transfer took from or gave to: `nick` of a member, null for one who is gone. */
export type Party = { readonly is: "member"; readonly nick: string | null } | { readonly is: "mint" | "shop" | "pot" };

/** So much went from one to the other; `product`: the name of what a pack or a ticket is of. */
export type NamedMove = {
  readonly what: Moved;
  readonly count: number;
  readonly product: string | null;
  readonly from: Party;
  readonly to: Party;
};

export type TransferLine = {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  /** The nick of who did it; null: the house. */
  readonly by: string | null;
  readonly reason: string | null;
  readonly moves: readonly NamedMove[];
  readonly undone: { readonly at: number; readonly by: string | null } | null;
  /** Why it cannot be undone; null if it can, or has been. */
  readonly stays: Refusal | null;
};

/** Something that a transfer gave and its holder has not free any more, so that it cannot be undone. */
export type MissingBack = {
  readonly what: Moved;
  /** The card or the product. */
  readonly name: string | null;
  /** Cents, or pieces: so many would go back, so many are free, set aside, registered. */
  readonly needs: number;
  readonly free: number;
  readonly aside: number;
  readonly bound: number;
  /** Whose; null: the house's. */
  readonly nick: string | null;
};
/** A transfer that may be undone, with what keeps it from that just now. */
export type FoundTransfer = TransferLine & { readonly missing: readonly MissingBack[] };

/** What a member said of a deck, for the staff. */
export type CommentLine = {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly text: string;
  readonly deckId: string;
  readonly deck: string;
  /** Whose deck it is. */
  readonly owner: string;
};

export type AuditLine = {
  readonly id: string;
  readonly at: number;
  /** A nick; null: the house. */
  readonly by: string | null;
  readonly action: string;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
  /** The transfer that this one undid. */
  readonly undid: TransferLine | null;
};

/** What the factory can print and the shop does not sell; `expectedValue`: of a pack's cards, in cents, not rounded. */
export type Addable = {
  readonly game: string;
  readonly set: string;
  readonly type: string;
  readonly name: string;
  readonly gameName: string;
  readonly expectedValue: number;
};

/** For how many days staff keep somebody out; 0: for good. */
export const BAN_SPANS = [1, 7, 30, 365, 0] as const;

export type BanLine = {
  readonly nick: string;
  readonly reason: string;
  readonly at: number;
  /** Null: for good. */
  readonly until: number | null;
  /** The nick of who banned them. */
  readonly by: string | null;
};

/** What is looked for: the beginning of a nick, and after which one the page goes on. */
export const MembersWanted = z.object({
  words: z.string().max(40).catch(""),
  after: z.string().max(40).nullable().catch(null),
});
export type MembersWanted = z.infer<typeof MembersWanted>;

/** A member as staff see them: what they own, never what is in it. `seenAt`: when they were here last. */
export type MemberLine = {
  readonly nick: string;
  readonly admin: boolean;
  readonly roles: readonly string[];
  readonly banned: boolean;
  readonly joinedAt: number;
  readonly seenAt: number;
  readonly purse: Cents;
  readonly copies: number;
  readonly packs: number;
};
export type MembersPage = { readonly members: readonly MemberLine[]; readonly next: string | null };

export type WorthDay = {
  readonly day: string;
  /** Of all cards, at the values of today. */
  readonly worth: Cents;
};

/** How complete a set is, day by day: from 0 to 1, on average over those who have any of it; null: nobody has. */
export type SetShare = { readonly code: string; readonly name: string; readonly shares: readonly (number | null)[] };

/** Money that came into the world on a day (UTC), that left it, and what was in it when the day was over. */
export type MoneyDay = {
  readonly day: string;
  readonly issued: Cents;
  readonly taken: Cents;
  readonly inWorld: Cents;
};
