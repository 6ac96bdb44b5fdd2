import { personAt } from "@/components/table/people";
import type { SeatPerson } from "@/components/table/types";
import type { View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Catalogues } from "@/lib/texts/catalogues";
import { isBetweenDeals } from "./phases";

/** Why the game stands still though somebody is on turn: for whoever looks on or waits. Null: it does not. */
export function absenceText(
  view: Pick<View, "phase" | "waiting">,
  people: readonly SeatPerson[],
  you: Seat | null,
  { turn: t }: Catalogues["cardsTable"],
): string | null {
  if (isBetweenDeals(view)) return null;
  const players = people.filter(({ kind }) => kind === "user");
  // Bots do not play on among themselves.
  if (you === null && players.length > 0 && players.every(({ presence }) => presence === "gone")) return t.nobodyHere;
  const [only, ...others] = view.waiting;
  const person = only === undefined || others.length > 0 ? undefined : personAt(people, only);
  return person?.kind === "user" && person.presence === "gone" && !person.you ? t.offline(person.name) : null;
}
