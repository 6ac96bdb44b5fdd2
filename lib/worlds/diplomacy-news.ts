import type { NoticeData } from "@/lib/contracts/notice-words";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { Seen } from "@/lib/engine/kernel/game";
import type { WorldNews } from "./world";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** What of a game's own view notices are written from. */
type NewsView = Pick<View, "own"> & Partial<Pick<View, "deadlineAt" | "zone">>;

/** A time, if there is one, with the game's zone: each reader is told it on their own clocks. */
const untilFacts = (at: unknown, { zone }: NewsView): NoticeData =>
  typeof at === "number" ? { untilAt: at, zone: zone ?? "UTC" } : {};

/** A phase as notices name it. */
function phaseFacts(phase: unknown): NoticeData {
  const { season, year, type } = typeof phase === "object" && phase !== null ? (phase as Record<string, unknown>) : {};
  return { season: text(season), year: typeof year === "number" ? year : 0, phase: text(type) };
}

/** What of one's own came with the results, without what it was: of a statement, of lines that did not count, of the ground. */
function besides(seen: readonly Seen[], view: () => NewsView): NoticeData {
  const told = seen.filter(
    ({ type }) => type === "offers_resolved" || type === "lists_read" || type === "terrain_changed",
  );
  if (told.length === 0) return {};
  const own = new Set(view().own);
  const of = (value: unknown): [string, unknown][] =>
    typeof value === "object" && value !== null ? Object.entries(value).filter(([power]) => own.has(power)) : [];
  const statement = told.some(({ statements }) => of(statements).length > 0);
  const notes = told.flatMap((event) => of(event.notes).flatMap(([, lines]) => (Array.isArray(lines) ? lines : [])));
  const lines = notes.filter(([note]) => note === "ignored" || note === "revoked").length;
  const changes = told.flatMap(({ changes: rows }) => (Array.isArray(rows) ? rows : []));
  const ground = changes.filter(({ power }) => own.has(power)).length;
  return { ...(statement ? { statement } : {}), ...(lines > 0 ? { lines } : {}), ...(ground > 0 ? { ground } : {}) };
}

/** Money that somebody else gave to one of one's own powers. */
function giftNews({ from, to, amount }: Seen, own: readonly string[]): WorldNews[] {
  if (!own.includes(text(to)) || own.includes(text(from))) return [];
  return [{ kind: "coins_given", data: { power: text(from), count: typeof amount === "number" ? amount : 0 } }];
}

/** Another deadline than the rules set, for those who play; whoever set it knows. */
function deadlineNews({ by, at }: Seen, view: NewsView): WorldNews[] {
  const { own } = view;
  if (by === "rules" || own.length === 0 || own.includes(text(by)) || typeof at !== "number") return [];
  const power = by === "master" || by === "player" ? "" : text(by);
  return [
    { kind: "deadline_moved", data: { ...untilFacts(at, view), power, how: by === "master" ? "master" : "player" } },
  ];
}

/** A proposed end, for those who have yet to answer; a proposal that all have accepted by then is the end itself. */
function proposalNews({ power, result }: Seen, own: readonly string[]): WorldNews[] {
  if (own.length === 0 || own.includes(text(power))) return [];
  return [{ kind: "end_proposed", data: { power: result === "DIAS" ? "" : text(result) } }];
}

/**
 * What is news of the events of one move, in the form in which a viewer was shown them. Orders and results themselves stay
 * on the page: a mail is read by more eyes than a game.
 */
export function diplomacyNews(seen: readonly Seen[], view: () => NewsView): WorldNews[] {
  // Several who are dismissed at once are one piece of news.
  const gone = seen.flatMap((event) => (event.type === "resigned" ? [text(event.power)] : []));
  const first = seen.find(({ type }) => type === "resigned");
  return seen.flatMap((event): WorldNews[] => {
    switch (event.type) {
      case "started":
        return [{ kind: "began", data: {} }];
      case "warned":
        return [{ kind: "warning", data: { powers: texts(event.powers), ...untilFacts(view().deadlineAt, view()) } }];
      case "nudged":
        return [{ kind: "nudged", data: { powers: texts(event.powers) } }];
      case "deadline_set":
        return deadlineNews(event, view());
      case "late":
        return [{ kind: "late", data: { powers: texts(event.powers), ...untilFacts(event.dismissal, view()) } }];
      case "phase_processed":
        return [{ kind: "results", data: { ...phaseFacts(event.phase), ...besides(seen, view) } }];
      case "gift_made":
        return giftNews(event, view().own);
      case "proposed":
        return proposalNews(event, view().own);
      case "resigned":
        return event === first ? [{ kind: "resigned", data: { powers: gone, how: text(event.reason) } }] : [];
      case "taken_over":
        // Who took it over knows.
        return view().own.includes(text(event.power))
          ? []
          : [{ kind: "taken_over", data: { power: text(event.power) } }];
      case "ended":
        return [
          {
            kind: "game_over",
            data: { victors: texts(event.victors), ...(event.reason === "draw" ? { draw: true } : {}) },
          },
        ];
      default:
        return [];
    }
  });
}
