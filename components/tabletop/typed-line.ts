import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import { MOST_SCORE, RESULTS } from "@/lib/engine/ccg/tabletop/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { mulligan, untapAll } from "./acts";
import { drawn } from "./choice";

/** The commands that a line of talk may be at a tabletop: word → how it is typed. */
export const TYPED = {
  ...({ draw: "/draw 2", shuffle: "/shuffle", search: "/search", mulligan: "/mulligan", untap: "/untap" } as const),
  ...({ score: "/score 12", roll: "/roll 2d6", coin: "/coin", bid: "/bid …", phase: "/phase …", end: "/end" } as const),
  ...({ timer: "/timer", declare: "/declare win", ok: "/ok", concede: "/concede", undo: "/undo" } as const),
  ...({ legal: "/legal", inplay: "/inplay", savegame: "/savegame", help: "/help" } as const),
};
export type TypedWord = keyof typeof TYPED;
export const TYPED_WORDS = Object.keys(TYPED) as readonly TypedWord[];

/** What is shown to whoever asked, and to nobody else. */
export type Shows = "legal" | "inplay" | "timer" | "save" | "help";

/** Why a line that is a command does nothing. */
export type TypedProblem =
  | { readonly why: "unknown"; readonly word: string }
  | { readonly why: "malformed"; readonly word: TypedWord }
  | { readonly why: "not_playing" }
  | { readonly why: "no_zone"; readonly zone: string }
  | { readonly why: "no_phase"; readonly phase: string };

export type TypedLine =
  /** Talk. */
  | { readonly is: "said" }
  | { readonly is: "acts"; readonly intents: readonly Intent[] }
  /** One's last act is to be taken back. */
  | { readonly is: "undo" }
  | { readonly is: "shows"; readonly what: Shows }
  | { readonly is: "wrong"; readonly problem: TypedProblem };

/** What the commands act on. `you` null: whoever types does not play. */
export type TypedAt = { readonly view: View; readonly you: Seat | null; readonly phases: readonly string[] };

const MOST_DRAWN = 60;
const acts = (...intents: Intent[]): TypedLine => ({ is: "acts", intents });
const wrong = (problem: TypedProblem): TypedLine => ({ is: "wrong", problem });

/** The other words for some commands. */
const ALSO: Readonly<Record<string, string>> = {
  ...{ win: "declare win", lose: "declare lose", undecided: "declare undecided" },
  ...{ toss: "coin", accept: "ok", save: "savegame", "?": "help" },
};

/**
 * Reads a line of the table's talk: one that begins with a single `/` is a command, anything else is said. A command does
 * what the menus do; what it names that is not there is told, and nothing is done.
 */
export function readTyped(line: string, at: TypedAt): TypedLine {
  const found = /^\/(?!\/)(\S+)\s*([\s\S]*)$/.exec(line.trim());
  if (!found) return { is: "said" };
  const [, typed = "", rest = ""] = found;
  const [said = "", ...more] = `${ALSO[typed.toLowerCase()] ?? typed} ${rest}`.trim().split(/\s+/);
  const word = TYPED_WORDS.find((one) => one === said.toLowerCase());
  if (!word) return wrong({ why: "unknown", word: said });
  return commanded(word, more.join(" "), at);
}

function commanded(word: TypedWord, rest: string, at: TypedAt): TypedLine {
  if (word === "help" || word === "inplay" || word === "legal") return { is: "shows", what: word };
  if (word === "timer" && rest === "") return { is: "shows", what: "timer" };
  const { view, you } = at;
  if (you === null || view.stage !== "playing") return wrong({ why: "not_playing" });
  if (word === "savegame") return { is: "shows", what: "save" };
  if (word === "undo") return { is: "undo" };
  return played(word, rest, { ...at, you });
}

type Playing = TypedAt & { readonly you: Seat };

function played(
  word: Exclude<TypedWord, "help" | "inplay" | "legal" | "savegame" | "undo">,
  rest: string,
  at: Playing,
): TypedLine {
  const { view, you } = at;
  const malformed = wrong({ why: "malformed", word });
  switch (word) {
    case "draw": {
      // A draw of the game and a card that is drawn are one word: without a number neither is meant.
      const count = wholeNumber(rest);
      return count !== null && count >= 1 && count <= MOST_DRAWN
        ? acts(drawn(`${you}/deck`, `${you}/hand`, count))
        : malformed;
    }
    case "shuffle":
    case "search": {
      const zone = zoneOf(at, rest || "deck");
      return zone === null ? wrong({ why: "no_zone", zone: rest }) : acts({ type: word, zone });
    }
    case "mulligan":
      return acts(...mulligan(view, you));
    case "untap":
      return acts(...untapAll(view, you));
    case "score": {
      const number = wholeNumber(rest.replace(/^[+-]/, ""));
      if (number === null) return malformed;
      const [now, sign] = [view.seats[you]?.score ?? 0, rest[0]];
      const value = sign === "+" ? now + number : sign === "-" ? now - number : number;
      return Math.abs(value) <= MOST_SCORE ? acts({ type: "score", seat: you, value }) : malformed;
    }
    case "roll": {
      const [, dice = "1", sides = "6"] = /^(\d{0,2})d(\d{1,4})$/i.exec(rest || "1d6") ?? [null, "0", "0"];
      const [many, of] = [Number(dice || "1"), Number(sides)];
      return many >= 1 && many <= 20 && of >= 2 && of <= 1_000
        ? acts({ type: "roll", dice: many, sides: of })
        : malformed;
    }
    case "coin":
      return acts({ type: "toss" });
    case "bid":
      return rest === "" || rest.length > 200 ? malformed : acts({ type: "bid", text: rest });
    case "phase": {
      const phase = at.phases.findIndex((name) => rest !== "" && name.toLowerCase().startsWith(rest.toLowerCase()));
      return phase < 0 ? wrong({ why: "no_phase", phase: rest }) : acts({ type: "phase", phase });
    }
    case "end":
      return acts({ type: "end_turn" });
    case "timer": {
      const act = (["grab", "pass", "stop"] as const).find((one) => one === rest.toLowerCase());
      return act ? acts({ type: "timer", act }) : malformed;
    }
    case "declare": {
      const [, said = "", text = ""] = /^(\S*)\s*([\s\S]*)$/.exec(rest) ?? [];
      const result = RESULTS.find((one) => one === said.toLowerCase());
      return result && text.length <= 200 ? acts({ type: "declare", result, ...(text ? { text } : {}) }) : malformed;
    }
    case "ok":
      return acts({ type: "accept" });
    case "concede":
      return acts({ type: "concede" });
  }
}

const wholeNumber = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** One's own pile of this name, or of one that begins so; one's hand by its own word. */
function zoneOf({ view, you }: Playing, name: string): string | null {
  const own = view.zones.filter(({ seat, kind }) => seat === you && kind !== "play");
  const [called] = own.filter((zone) => zone.name.toLowerCase().startsWith(name.toLowerCase()));
  return called?.zone ?? null;
}

/** Cards that lie open on the table under each seat's control: seat → number → how many. */
export function inPlay({ objects, seats }: View): ReadonlyMap<number, number>[] {
  return seats.map((_, seat) => {
    const counts = new Map<number, number>();
    for (const { control, number } of Object.values(objects))
      if (control === seat && number !== null) counts.set(number, (counts.get(number) ?? 0) + 1);
    return counts;
  });
}

/** How much of the time that has been used each seat has used, in hundredths; zeros where none was. */
export function timeShares({ seats, turn }: View, now: number): number[] {
  const spent = seats.map((seat, at) => seat.spent + (turn.running === at ? Math.max(0, now - turn.since) : 0));
  const all = spent.reduce((sum, one) => sum + one, 0);
  return spent.map((one) => (all > 0 ? Math.round((100 * one) / all) : 0));
}
