import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { TradesTexts } from "@/lib/texts/trades/en";
import type { Recipient } from "./recipient";

type Facts = Readonly<Record<string, unknown>>;
const factsOf = (data: Refusal["data"]): Facts => (typeof data === "object" && data !== null ? (data as Facts) : {});

/** Which words stand for a wrong field. */
const FIELDS = {
  "trade/nick": "nick",
  "trade/nothing": "nothing",
  "trade/quantity": "quantity",
  "trade/too_many_kinds": "tooManyKinds",
  "trade/note": "note",
  "trade/limit": "limit",
} as const;

/** What happened and what to do, for each refusal of gifts and trades. */
export function tradeProblem({ code, data }: Refusal, t: TradesTexts["problems"]): string {
  const facts = factsOf(data);
  const money = (name: string): string => formatMoney(Number(facts[name] ?? 0));
  switch (code) {
    case "ego/shut":
      return t.ego;
    case "trade/sign_in":
      return t.signIn;
    case "trade/members_only":
      return t.membersOnly;
    case "trade/no_such_member":
      return t.noSuchMember(String(facts.nick));
    case "trade/guest":
      return t.guest(String(facts.nick));
    case "trade/self":
      return t.self;
    case "trade/no_such_thing":
      return t.noSuchThing;
    case "trade/halted":
      return t.halted(String(facts.reason));
    case "trade/gift_limit":
      return t.giftLimit(money("most"));
    case "trade/gift_day":
      return t.giftDay(money("most"), money("left"));
    case "trade/short":
    case "ledger/short":
      return t.short;
    case "trade/no_such_trade":
    case "trade/no_such_seat":
    case "trade/not_yours":
      return t.noSuchTrade;
    case "trade/closed":
      return t.closed;
    case "trade/stale":
      return t.stale;
    case "trade/side_changed":
      return t.sideChanged;
    case "trade/twice":
      return t.twice;
    case "trade/one_sided":
      return t.oneSided;
    case "trade/too_many":
      return t.tooMany(Number(facts.most));
    case "trade/malformed": {
      const field = Object.values(facts).find((value): value is keyof typeof FIELDS => String(value) in FIELDS);
      return field ? t[FIELDS[field]] : t.malformed;
    }
    case "trade/wait":
      return t.wait;
    case "ledger/key_reused":
      return t.keyReused;
    case "trade/lost":
      return t.lost;
    default:
      return t.other;
  }
}

/** Why it cannot be whose nick was typed; null: it can, or nobody knows yet. */
export function recipientProblem(recipient: Recipient, { give, problems }: TradesTexts): string | null {
  if (recipient.is === "refused") return tradeProblem(recipient.problem, problems);
  return recipient.is === "lost" ? give.lookLost : null;
}
