import { listed } from "@/components/ui/listed";
import type { Seat } from "@/lib/engine/kernel/game";
import type { SeatPerson } from "./types";

/** What sentences need to know of a seat's occupant. */
export type Named = Pick<SeatPerson, "seat" | "name" | "you">;

/** A name such as "Mira K." at a sentence's end brings its own full stop. */
export const tidy = (text: string): string => text.replaceAll("..", ".");

export const personAt = <P extends { seat: Seat }>(people: readonly P[], seat: Seat): P | undefined =>
  people.find((person) => person.seat === seat);

/** "You", "Mira", or "Seat 3" where nobody sits. */
export function nameOf(people: readonly Named[], seat: Seat): string {
  const person = personAt(people, seat);
  if (!person) return `Seat ${seat + 1}`;
  return person.you ? "You" : person.name;
}

/** Within a sentence: "you", "Mira". */
export function nameWithin(people: readonly Named[], seat: Seat): string {
  const name = nameOf(people, seat);
  return name === "You" ? "you" : name;
}

/** "Your turn", "Mira's turn" */
export function ownerOf(people: readonly Named[], seat: Seat): string {
  const name = nameOf(people, seat);
  return name === "You" ? "Your" : `${name}’s`;
}

/** Conjugates for its subject: `does(people, 2, "take", "takes")` → "Mira takes". */
export function does(people: readonly Named[], seat: Seat, you: string, other: string): string {
  const name = nameOf(people, seat);
  return `${name} ${name === "You" ? you : other}`;
}

export const namesOf = (people: readonly Named[], seats: readonly Seat[]): string =>
  listed(seats.map((seat, index) => (index === 0 ? nameOf(people, seat) : nameWithin(people, seat))));
