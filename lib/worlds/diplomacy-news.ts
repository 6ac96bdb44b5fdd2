import type { NoticeData } from "@/lib/contracts/notice-words";
import type { Seen } from "@/lib/engine/kernel/game";
import type { WorldNews } from "./world";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** A phase as notices name it. */
function phaseFacts(phase: unknown): NoticeData {
  const { season, year, type } = typeof phase === "object" && phase !== null ? (phase as Record<string, unknown>) : {};
  return { season: text(season), year: typeof year === "number" ? year : 0, phase: text(type) };
}

/**
 * What is news of the events of one move, in the form in which a viewer was shown them. Orders and results themselves stay
 * on the page: a mail is read by more eyes than a game.
 */
export function diplomacyNews(seen: readonly Seen[]): WorldNews[] {
  // Several who are dismissed at once are one piece of news.
  const gone = seen.flatMap((event) => (event.type === "resigned" ? [text(event.power)] : []));
  const first = seen.find(({ type }) => type === "resigned");
  return seen.flatMap((event): WorldNews[] => {
    switch (event.type) {
      case "started":
        return [{ kind: "began", data: {} }];
      case "warned":
        return [{ kind: "warning", data: { powers: texts(event.powers) } }];
      case "nudged":
        return [{ kind: "nudged", data: { powers: texts(event.powers) } }];
      case "late":
        return [{ kind: "late", data: { powers: texts(event.powers) } }];
      case "phase_processed":
        return [{ kind: "results", data: phaseFacts(event.phase) }];
      case "resigned":
        return event === first ? [{ kind: "resigned", data: { powers: gone } }] : [];
      case "taken_over":
        return [{ kind: "taken_over", data: { power: text(event.power) } }];
      case "ended":
        return [{ kind: "game_over", data: { victors: texts(event.victors) } }];
      default:
        return [];
    }
  });
}
