import type { WorldWords } from "@/components/realtime/world-words";
import { houseHelp } from "@/components/table/house-sentences";
import { asList, asNumber } from "@/components/table/json-read";
import { does, type Named, nameOf, ownerOf } from "@/components/table/people";
import type { Narration } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { SpoofView } from "@/lib/engine/spoof/game";

const coinsOf = (count: number): string => (count === 1 ? "1 coin" : `${count} coins`);

/** What happened, in a sentence. */
function tell({ code, data }: Narration, people: readonly Named[]): string {
  const seat = asNumber(data.seat) ?? 0;
  switch (code) {
    case "spoof/round_began":
      return `Round ${asNumber(data.round) ?? 1}: hide your coins.`;
    case "spoof/hid": {
      const coins = asNumber(data.coins);
      return coins === null
        ? `${does(people, seat, "have shut your fist", "has shut their fist")}.`
        : `You hide ${coinsOf(coins)}.`;
    }
    case "spoof/guessed":
      return `${does(people, seat, "guess", "guesses")} ${asNumber(data.total) ?? 0}.`;
    case "spoof/round_ended": {
      const total = asList(data.coins).reduce<number>((sum, count) => sum + (asNumber(count) ?? 0), 0);
      const winner = asNumber(data.winner);
      const end = winner === null ? "Nobody was right." : `${does(people, winner, "were", "was")} right.`;
      return `The fists held ${coinsOf(total)}. ${end}`;
    }
    default:
      return "The game went on.";
  }
}

/** What the log and a takeback of a spoof table say. */
export const SPOOF_WORDS: WorldWords = {
  tell,
  isAct: (code) => code === "spoof/hid" || code === "spoof/guessed",
  takeback: (_, by, people) =>
    `${does(people, by, "ask to take your last move back", "asks to take their last move back")}.`,
};

/** Where the game stands: "Round 2 of 5". */
export function statusOf({ phase, round, rounds }: SpoofView): string {
  if (phase === "waiting") return "Not begun yet";
  return phase === "over" ? "The game is over" : `Round ${round} of ${rounds}`;
}

/** What is asked of the viewer, or whom everybody waits for. */
export function turnOf({ phase, can, turn }: SpoofView, people: readonly Named[]): { lead: string; text: string } {
  if (phase === "waiting") return { lead: "", text: "Play begins once all seats are taken." };
  if (phase === "over") return { lead: "", text: "The game is over." };
  if (can?.hide) return { lead: "Your turn.", text: "Hide some coins in your fist." };
  if (can) return { lead: "Your turn.", text: "How many coins are in all fists together?" };
  if (turn === null) return { lead: "", text: "The others are still hiding coins." };
  return { lead: "", text: `${ownerOf(people, turn)} turn to guess.` };
}

/** What the fists of the last round held. */
export function lastRound({ last }: SpoofView, people: readonly Named[]): string | null {
  if (!last) return null;
  const end = last.winner === null ? "nobody was right" : `${nameOf(people, last.winner)} guessed it`;
  return `Last round: ${last.coins.join(" + ")}, ${end}.`;
}

const HELPS: Record<string, string> = {
  "spoof/begun": "The game has begun already.",
  "spoof/not_host": "Only the host can begin.",
  "spoof/not_seated": "Take a seat to play.",
  "spoof/not_hiding": "All fists are shut. Wait for your turn to guess.",
  "spoof/hidden_already": "Your fist is shut already.",
  "spoof/too_many": "A fist does not hold that many coins. Choose fewer.",
  "spoof/not_your_turn": "It is not your turn to guess yet. Wait for it.",
  "spoof/said_already": "Somebody has guessed that already. Choose another number.",
};

/** Why an act was not done, and what to do instead. */
export const helpFor = (refusal: Refusal): string =>
  HELPS[refusal.code] ?? houseHelp(refusal) ?? "That is not possible now. Nothing has changed: choose again.";
