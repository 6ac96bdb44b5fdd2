import type { Seen } from "../../../kernel/game";
import { assertNever, type Json } from "../../../kernel/result";
import { boardOf, provinceAt } from "../../adjudicate/board";
import type { PowerName } from "../../map/model";
import type { Ruleset } from "../config";
import { envAt } from "../env";
import type { EventOf } from "../event";
import type { State } from "../state";

/** The facts that only a game of Payola has. */
export type MoneyEvent = EventOf<
  "purses_set" | "sheet_set" | "acceptance_set" | "gift_made" | "offers_resolved" | "income_paid"
>;

/** Who looks: `all`: they see everything; `own`: the powers that they order for. */
type Eyes = { readonly all: boolean; readonly own: readonly PowerName[] };

const isMine = ({ all, own }: Eyes, power: PowerName): boolean => all || own.includes(power);

/** The entries of a record that are a viewer's own. */
const ownOf = <T extends Json>(eyes: Eyes, record: Readonly<Record<PowerName, T>>): Record<PowerName, T> =>
  Object.fromEntries(Object.entries(record).filter(([power]) => isMine(eyes, power)));

/**
 * What a viewer learns of a fact about money: treasuries, sheets, lists and statements are told to whoever plays or
 * controls a power, and to those who see everything. Of a phase everybody learns what units cost only under
 * PUBLIC_TOTALS, and never who paid.
 */
export function seeMoney(ruleset: Ruleset, event: MoneyEvent, before: State, eyes: Eyes): Seen | null {
  const { rules } = envAt(ruleset, before);
  switch (event.type) {
    case "purses_set": {
      const purses = ownOf(eyes, event.purses);
      return Object.keys(purses).length > 0 ? { type: event.type, purses } : null;
    }
    case "sheet_set":
    case "acceptance_set":
      return isMine(eyes, event.power) ? { ...event } : null;
    case "gift_made":
      if (isMine(eyes, event.from)) return { ...event, news: true };
      if (!isMine(eyes, event.to)) return null;
      return { ...event, from: rules.has("ANON_TRANSFER") ? null : event.from, news: true };
    case "offers_resolved":
      return seeOffers(ruleset, event, before, eyes);
    case "income_paid": {
      const { type, phase } = event;
      const reports = rules.has("NO_LEDGERS") && !eyes.all ? {} : ownOf(eyes, event.reports);
      return { type, phase, balances: ownOf(eyes, event.balances), reports };
    }
    default:
      return assertNever(event);
  }
}

function seeOffers(ruleset: Ruleset, event: EventOf<"offers_resolved">, before: State, eyes: Eyes): Seen | null {
  if (eyes.all) return { ...event };
  const { type, phase, units, forfeits } = event;
  const board = boardOf(ruleset.map);
  const isHidden = (unit: string) => before.hidden.includes(provinceAt(board, unit.slice(2)));
  const totals = units
    .filter(({ power, unit }) => isMine(eyes, power) || !isHidden(unit))
    .map(({ power, unit, order, paid }) => ({ power, unit, order, paid }));
  const open = envAt(ruleset, before).rules.has("PUBLIC_TOTALS");
  if (!open && eyes.own.length === 0) return null;
  return {
    ...{ type, phase, balances: ownOf(eyes, event.balances), statements: ownOf(eyes, event.statements) },
    forfeits: forfeits.filter((power) => isMine(eyes, power)),
    ...(open ? { totals } : {}),
  };
}
