import type { SeatPerson } from "@/components/table/types";
import type { Person, TablePresence } from "@/lib/contracts/live";
import type { OccupantView, TableView } from "@/lib/engine/kernel/table/view";
import type { TableTexts } from "@/lib/texts/table/en";

const BOTS = ["Botan", "Cogsworth", "Dotty", "Ember", "Fennel", "Gadget", "Hazel", "Iris"];

/** What a bot of this seat is called. */
const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? "Botan";

/** One or two letters for a nick. */
function initialsOf(nick: string): string {
  const words = nick.split(/[-_]+/).filter(Boolean);
  const letters = words.length > 1 ? `${words[0]?.[0]}${words[1]?.[0]}` : nick.slice(0, 2);
  return letters.toUpperCase();
}

/** The bot of a seat. */
export function botOf(seat: number): SeatPerson {
  const name = botName(seat);
  const bot = { kind: "bot", you: false, host: false, presence: "here" } as const;
  return { ...bot, seat, name, initials: initialsOf(name) };
}

type Known = { people: Record<string, Person>; presence: TablePresence | null };

function personOf(
  occupant: OccupantView,
  seat: number,
  you: number | null,
  host: string | null,
  known: Known,
  t: Pick<TableTexts, "seat" | "player" | "somebody">,
): SeatPerson {
  const vacant = { seat, name: t.seat(seat + 1), initials: "", you: false, host: false, presence: "gone" } as const;
  switch (occupant.kind) {
    case "nobody":
      return { ...vacant, kind: "vacant" };
    case "bot": {
      const bot = botOf(seat);
      const { keeps } = occupant;
      return keeps === null ? bot : { ...bot, shadowFor: known.people[keeps]?.nick ?? t.somebody };
    }
    case "user": {
      const { user, away, shadow } = occupant;
      const name = user === null ? t.player(seat + 1) : (known.people[user]?.nick ?? "…");
      const presence = away !== null ? "gone" : known.presence?.idle.includes(user ?? "") ? "away" : "here";
      const base = {
        seat,
        name,
        // Of names that are told apart by their number alone the first two letters are the same.
        initials: user === null ? `${name.charAt(0)}${seat + 1}` : initialsOf(name),
        you: seat === you,
        host: user !== null && user === host,
        presence,
      } as const;
      return shadow ? { ...base, kind: "shadow", shadowFor: name } : { ...base, kind: "user" };
    }
  }
}

/** Who sits where, as the table shows it. */
export const peopleOf = (
  table: Pick<TableView, "seats" | "host">,
  you: number | null,
  known: Known,
  t: Pick<TableTexts, "seat" | "player" | "somebody">,
): SeatPerson[] => table.seats.map((occupant, seat) => personOf(occupant, seat, you, table.host, known, t));

/** Who is connected to a table without a seat. */
export function watchersOf(table: TableView, known: Known): Person[] {
  const seated = new Set(table.seats.flatMap((occupant) => (occupant.kind === "user" ? [occupant.user] : [])));
  const { presence, people } = known;
  return [...(presence?.here ?? []), ...(presence?.idle ?? [])]
    .filter((id) => !seated.has(id))
    .flatMap((id) => people[id] ?? []);
}
