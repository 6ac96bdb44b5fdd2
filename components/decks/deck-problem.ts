import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { DecksTexts } from "@/lib/texts/decks/en";

/** What answers that the server was not reached. */
export const LOST = { ok: false, error: { code: "deck/lost" } } as const;

/** What happened and what to do, for each refusal of decks. */
export function deckProblem({ code, data }: Refusal, t: DecksTexts["problems"]): string {
  const facts = typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  switch (code) {
    case "deck/sign_in":
      return t.signIn;
    case "deck/members_only":
      return t.membersOnly;
    case "deck/no_such_game":
      return t.noSuchGame;
    case "deck/no_such_card":
      return t.noSuchCard;
    case "deck/no_such_deck":
      return t.noSuchDeck;
    case "deck/too_many":
      return t.tooMany(Number(facts.most));
    case "deck/full":
      return t.full;
    case "deck/long_remarks":
      return t.longRemarks;
    case "deck/itself":
      return t.itself;
    case "deck/other_game":
      return t.otherGame;
    case "deck/empty":
      return t.empty;
    case "deck/not_registered":
      return t.notRegistered;
    case "deck/own":
      return t.own;
    case "deck/comments_off":
      return t.commentsOff;
    case "deck/many_comments":
      return t.manyComments(Number(facts.most));
    case "deck/no_such_comment":
      return t.noSuchComment;
    case "deck/changed":
      return t.changed;
    case "deck/wait":
      return t.wait;
    case "market/not_filled":
      return t.notFilled(String(facts.card));
    case "market/nothing_there":
      return t.nothingThere;
    case "market/too_many":
    case "market/too_many_here":
      return t.tooManyOrders(Number(facts.most));
    case "market/too_dear":
      return t.tooDear(formatMoney(Number(facts.sum)), formatMoney(Number(facts.most)));
    case "market/too_poor":
      return t.tooPoor(formatMoney(Number(facts.needs)), formatMoney(Number(facts.has)));
    case "market/halted":
      return t.halted(String(facts.reason));
    case "market/own_order":
      return t.ownOrder;
    case "market/wait":
      return t.wait;
    case "deck/lost":
      return t.lost;
    case "deck/malformed":
      return fieldProblem(facts, t);
    default:
      return t.other;
  }
}

/** The first field that is wrong. */
function fieldProblem(facts: Readonly<Record<string, unknown>>, t: DecksTexts["problems"]): string {
  const known: Readonly<Record<string, string>> = {
    "deck/no_name": t.noName,
    "deck/long_name": t.longName,
    "deck/long_note": t.longNote,
    "deck/no_comment": t.noComment,
    "deck/long_comment": t.longComment,
    "deck/full": t.full,
    "deck/long_remarks": t.longRemarks,
    "note/long_tag": t.longTag,
    "note/many_tags": t.manyTags,
  };
  for (const code of Object.values(facts)) {
    const said = typeof code === "string" && Object.hasOwn(known, code) ? known[code] : undefined;
    if (said !== undefined) return said;
  }
  return t.other;
}
