"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { DECK_SLOTS, type DeckSlot, type RegisteredDeck, type SavedDeck } from "@/lib/contracts/deck-words";
import { type DeckCards, hashOf, sameAs } from "@/lib/engine/ccg/decks/deck";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Panel } from "../shell/page";
import { Button } from "../ui/button";
import { randomText } from "../ui/random-text";
import { Time } from "../ui/time";
import { unlessLost } from "../ui/unless-lost";
import { deckProblem, LOST } from "./deck-problem";

export type RegisterActs = {
  registerAs(given: unknown): Promise<Result<RegisteredDeck, Refusal>>;
  restoreAs(given: unknown): Promise<Result<SavedDeck & { id: string }, Refusal>>;
};
type Props = {
  id: string;
  game: string;
  deck: DeckCards;
  /** All that was done is saved. */
  settled: boolean;
  registered: readonly RegisteredDeck[];
  acts: RegisterActs;
  onRestored(saved: SavedDeck): void;
};

/** The deck registered as default and as alternative, and the way back to what they were. */
export function RegisterPanel({ id, game, deck, settled, registered, acts, onRestored }: Props) {
  const { register: t, problems } = useTexts("decks");
  const router = useRouter();
  const [known, setKnown] = useState(registered);
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, begin] = useTransition();
  const register = (slot: DeckSlot) =>
    begin(async () => {
      const done = await unlessLost(acts.registerAs({ id, slot, hash: hashOf(deck) }), LOST);
      if (done.ok) setKnown((all) => [...all.filter((one) => one.slot !== slot), done.value]);
      setSaid({
        ok: done.ok,
        text: done.ok ? t.done(t.slots[slot], done.value.proxies) : deckProblem(done.error, problems),
      });
    });
  const restore = (slot: DeckSlot) =>
    begin(async () => {
      const done = await unlessLost(acts.restoreAs({ game, slot, key: randomText(12) }), LOST);
      if (!done.ok) return setSaid({ ok: false, text: deckProblem(done.error, problems) });
      if (done.value.id !== id) return router.push(`/decks/${done.value.id}`);
      onRestored(done.value);
      setSaid({ ok: true, text: t.restored(t.slots[slot]) });
    });
  return (
    <Panel title={t.title} lead={t.lead}>
      <p className="text-sm text-ink-3">{t.hash(hashOf(deck).slice(0, 8))}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {DECK_SLOTS.map((slot) => {
          const one = known.find((row) => row.slot === slot);
          const same = one ? sameAs(deck, one.cards) : null;
          return (
            <li key={slot} className="border-b border-line/60 pb-3 last:border-0">
              <p className="font-semibold">{t.slots[slot]}</p>
              {one ? (
                <p className="text-sm text-ink-2">
                  {t.standing(one.name, one.hash.slice(0, 8), one.proxies)} <Time at={one.at} />
                  {same && <span className="block text-ok">{t.same[same]}</span>}
                </p>
              ) : (
                <p className="text-sm text-ink-3">{t.none}</p>
              )}
              <span className="mt-1.5 flex flex-wrap gap-2">
                {same !== "original" && (
                  <Button
                    dense
                    busy={busy}
                    reason={settled ? (deck.length === 0 ? problems.empty : null) : t.unsaved}
                    onClick={() => register(slot)}
                  >
                    {t.verb[slot]}
                  </Button>
                )}
                {one && same !== "original" && (
                  <Button dense busy={busy} reason={settled ? null : t.unsaved} onClick={() => restore(slot)}>
                    {t.restore(one.name)}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className={said?.ok ? "mt-2 text-ok empty:hidden" : "mt-2 text-danger empty:hidden"}>
        {said?.text}
      </p>
    </Panel>
  );
}
