import { type Named, whoAt } from "@/components/table/people";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Who } from "@/lib/texts/who";

/** What the sentences of a card table are made with: who sits where, and the texts in the reader's language. */
export type Teller = {
  who(seat: Seat): Who;
  t: Catalogues["cardsTable"];
};

export const tellerOf = (
  people: readonly Named[],
  { table, cardsTable }: Pick<Catalogues, "table" | "cardsTable">,
): Teller => ({ who: (seat) => whoAt(people, seat, table), t: cardsTable });
