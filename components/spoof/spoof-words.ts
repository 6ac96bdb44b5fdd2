import type { WorldWords } from "@/components/realtime/world-words";
import { houseHelp } from "@/components/table/house-sentences";
import { asList, asNumber } from "@/components/table/json-read";
import { type Named, tidy, whoAt } from "@/components/table/people";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { SpoofView } from "@/lib/engine/spoof/game";
import type { Catalogues } from "@/lib/texts/catalogues";

type Texts = Pick<Catalogues, "spoof" | "table" | "tableTalk">;

/** What the log and a takeback of a spoof table say. */
export const spoofWords = ({ spoof: { log: t, takeback }, table, tableTalk }: Texts): WorldWords => ({
  talk: tableTalk,
  isAct: (code) => code === "spoof/hid" || code === "spoof/guessed",
  takeback: (_, by, people) => tidy(takeback(whoAt(people, by, table))),
  tell: ({ code, data }, people) => {
    const who = whoAt(people, asNumber(data.seat) ?? 0, table);
    switch (code) {
      case "spoof/round_began":
        return t.roundBegan(asNumber(data.round) ?? 1);
      case "spoof/hid": {
        const coins = asNumber(data.coins);
        return tidy(coins === null ? t.hid(who) : t.hidSo(who, coins));
      }
      case "spoof/guessed":
        return tidy(t.guessed(who, asNumber(data.total) ?? 0));
      case "spoof/round_ended": {
        const total = asList(data.coins).reduce<number>((sum, count) => sum + (asNumber(count) ?? 0), 0);
        const winner = asNumber(data.winner);
        return tidy(t.roundEnded(total, winner === null ? null : whoAt(people, winner, table)));
      }
      default:
        return t.other;
    }
  },
});

/** Where the game stands: "Round 2 of 5". */
export function statusOf({ phase, round, rounds }: SpoofView, { status: t }: Texts["spoof"]): string {
  if (phase === "waiting") return t.waiting;
  return phase === "over" ? t.over : t.round(round, rounds);
}

/** What is asked of the viewer, or whom everybody waits for. */
export function turnOf(
  { phase, can, turn, scores }: SpoofView,
  people: readonly Named[],
  you: Seat | null,
  { spoof: { turn: t }, table }: Pick<Texts, "spoof" | "table">,
): { lead: string; text: string } {
  const idle = (text: string) => ({ lead: "", text });
  if (phase === "waiting") return idle(t.waiting);
  if (phase === "over") {
    const best = Math.max(0, ...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [whoAt(people, seat, table)] : []));
    return idle(tidy(t.won(winners, best)));
  }
  if (can) return { lead: table.turn.yours, text: can.hide ? t.hide : t.guess };
  return idle(
    turn === null ? (you === null ? t.playersHide : t.othersHide) : t.othersGuess(whoAt(people, turn, table)),
  );
}

/** Why an act was not done, and what to do instead. */
export function helpFor(refusal: Refusal, { spoof, table, tableTalk }: Texts): string {
  const own: Readonly<Record<string, string>> = spoof.refusals;
  const known = Object.hasOwn(own, refusal.code) ? own[refusal.code] : houseHelp(refusal, tableTalk);
  return known ?? table.unknownRefusal;
}
