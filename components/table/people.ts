import type { Seat } from "@/lib/engine/kernel/game";
import type { TableTexts } from "@/lib/texts/table/en";
import type { Who } from "@/lib/texts/who";
import type { SeatPerson } from "./types";

/** What sentences need to know of a seat's occupant. */
export type Named = Pick<SeatPerson, "seat" | "name" | "you">;

/** A name such as "Mira K." at a sentence's end brings its own full stop. */
export const tidy = (text: string): string => text.replaceAll("..", ".");

export const personAt = <P extends { seat: Seat }>(people: readonly P[], seat: Seat): P | undefined =>
  people.find((person) => person.seat === seat);

/** Whom a seat's sentences are about; "Seat 3" where nobody sits. */
export function whoAt(people: readonly Named[], seat: Seat, t: Pick<TableTexts, "seat">): Who {
  const person = personAt(people, seat);
  return person ? { name: person.name, you: person.you } : { name: t.seat(seat + 1), you: false };
}

/** "You", "Mira", or "Seat 3" where nobody sits. */
export const nameOf = (people: readonly Named[], seat: Seat, t: Pick<TableTexts, "seat" | "name">): string =>
  t.name(whoAt(people, seat, t));
