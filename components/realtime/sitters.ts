import type { SeatPerson } from "@/components/table/types";
import type { LogEntry } from "@/lib/contracts/live";
import { SOMEBODY } from "@/lib/engine/kernel/table/view";
import { botOf } from "./people-of";

/** Who sits on a seat, as far as the log tells it apart. */
export type Sitter = Pick<SeatPerson, "seat" | "name" | "you" | "kind" | "shadowFor">;

type Who = {
  nickOf(user: string): string;
  userId: string | null;
  seatName(number: number): string;
  /** What somebody is called who is not named. */
  playerName(number: number): string;
  /** Where nobody is named: whether it is the reader who sits down with this entry. */
  isReader(entry: LogEntry): boolean;
};

const userOf = (seat: number, user: string, { nickOf, userId }: Who): Sitter => ({
  ...{ seat, kind: "user", name: nickOf(user), you: user === userId },
});

/** Somebody on a seat who is not named. */
const unnamed = (seat: number, you: boolean, { playerName }: Who): Sitter => ({
  ...{ seat, kind: "user", name: playerName(seat + 1), you },
});

/** Whoever left a seat; that a bot was sent away is told of where people are named. */
function whoLeft({ say: { data } }: LogEntry, seat: number, user: string | null, who: Who): Sitter {
  if (user) return userOf(seat, user, who);
  return data.kicked === true ? botOf(seat) : unnamed(seat, false, who);
}

const vacant = (seat: number, { seatName }: Who): Sitter => ({
  ...{ seat, kind: "vacant", name: seatName(seat + 1), you: false },
});

const put = (sitters: readonly Sitter[], sitter: Sitter): Sitter[] =>
  sitters.map((other) => (other.seat === sitter.seat ? sitter : other));

const numbered = (sitters: readonly Sitter[]): Sitter[] => sitters.map((sitter, seat) => ({ ...sitter, seat }));

/** What an entry says of a seat; null: nothing. */
function seatOf({ say: { code, data } }: LogEntry): { what: string; seat: number; user: string | null } | null {
  if (!code.startsWith("table/") || typeof data.seat !== "number") return null;
  return { what: code.slice("table/".length), seat: data.seat, user: typeof data.user === "string" ? data.user : null };
}

/** Who sits there after an entry of the log. */
export function peopleAfter(entry: LogEntry, sitters: readonly Sitter[], who: Who): readonly Sitter[] {
  const told = seatOf(entry);
  if (entry.say.code === "table/seat_added") return [...sitters, vacant(sitters.length, who)];
  if (!told) return sitters;
  const { what, seat, user } = told;
  if (what === "sat" && user)
    return put(sitters, user === SOMEBODY ? unnamed(seat, who.isReader(entry), who) : userOf(seat, user, who));
  if (what === "bot_sat") return put(sitters, botOf(seat));
  if (what === "seat_dropped") return numbered(sitters.filter((sitter) => sitter.seat !== seat));
  if (what !== "left") return sitters;
  if (entry.say.data.kept !== true) return put(sitters, vacant(seat, who));
  return put(sitters, { ...botOf(seat), shadowFor: whoLeft(entry, seat, user, who).name });
}

/** Who sat there before the first of these entries, from who sits there after the last. */
export function peopleAtFirst(entries: readonly LogEntry[], people: readonly Sitter[], who: Who): readonly Sitter[] {
  let sitters: readonly Sitter[] = people;
  for (const entry of [...entries].reverse()) {
    const told = seatOf(entry);
    if (entry.say.code === "table/seat_added") sitters = sitters.slice(0, -1);
    if (!told) continue;
    const { what, seat, user } = told;
    // Whose place was taken the log does not say: a bot's, or nobody's.
    if (what === "sat" || what === "bot_sat") sitters = put(sitters, botOf(seat));
    if (what === "left") sitters = put(sitters, whoLeft(entry, seat, user, who));
    if (what === "seat_dropped")
      sitters = numbered([...sitters.slice(0, seat), vacant(seat, who), ...sitters.slice(seat)]);
  }
  return sitters;
}
