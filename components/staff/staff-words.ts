import type { Refusal } from "@/lib/engine/kernel/result";
import type { StaffFormsTexts } from "@/lib/texts/staff-forms/en";
import { settingProblem } from "./settings";

/** What a catalogue says of a code, which a client may have sent: `constructor` is no entry of it. */
const own = (messages: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(messages, code) ? messages[code] : undefined;

/** Why a transfer of this kind is not undone by another one, and what helps instead. */
const stayingReason = (kind: string, t: StaffFormsTexts): string => own(t.stays, kind) ?? t.staysOther;

/** What happened and what to do, for each refusal of what the staff does. */
export function staffProblem({ code, data }: Refusal, t: StaffFormsTexts): string {
  const facts: Record<string, unknown> =
    typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : {};
  switch (code) {
    case "ledger/short": {
      const free = Number(facts.free ?? 0);
      return facts.asset === "coin" ? t.refusedFor.shortOfMoney(free) : t.refusedFor.short(free);
    }
    case "shop/not_sold_out":
      return t.refusedFor.notSoldOut(Number(facts.available ?? 0));
    case "ledger/undone_already":
      return t.refusedFor.undoneAlready(typeof facts.by === "string" ? facts.by : null, Number(facts.at ?? 0));
    case "ledger/is_reversal":
      return stayingReason("ledger/reversal", t);
    case "ledger/not_reversible":
      return stayingReason(String(facts.kind), t);
    case "catalogue/faulty": {
      const lines = Array.isArray(facts.problems) ? facts.problems.map(String) : [];
      return t.refusedFor.faulty(lines, Number(facts.more ?? 0));
    }
    default:
      return own(t.refusals, code) ?? t.refusedFor.other;
  }
}

/** For fields whose schema raises no code of ours. */
function byField(field: string, t: StaffFormsTexts): string | undefined {
  if (field === "nick") return t.refusals["staff/no_such_member"];
  if (field === "amount") return t.refusals["money/too_much"];
  return field === "count" ? t.fields.tickets : undefined;
}

/** What is wrong with a field of a form of the staff. */
export const fieldWords = (field: string, code: string, t: StaffFormsTexts): string =>
  settingProblem(field, code, t.fields) ?? own(t.refusals, code) ?? byField(field, t) ?? t.fields.other;
