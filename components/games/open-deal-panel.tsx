"use client";
import "@/components/ui/zod-in-browser";
import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { readTemplateText } from "@/lib/contracts/template";
import { compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import { type OpenStep, openDeal } from "@/lib/engine/cards/playing";
import type { TemplateFile } from "@/lib/engine/cards/template";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { sentence } from "../cards-table/sentences";
import { CARD_TALK } from "../cards-table/talk";
import { wordsOf } from "../cards-table/words";
import { useLanguage, useTexts } from "../texts/context";
import { useLaterTexts } from "../texts/later";
import { Button, IconButton } from "../ui/button";
import { fileBy, type Way } from "./way";
import { WayChoice } from "./way-choice";

const FIRST_SEED = 1;
/** A deal of bots that goes on for longer is cut off: the play-test tells of it. */
const ACTS_AT_MOST = 600;

type Props = { source: string; way: Way; onWay(way: Way): void };

/** One deal of the game as it is written now, with all hands open, played by bots step by step. */
export default function OpenDealPanel({ source: written, way, onWay }: Props) {
  const { openDeal: t, playtest } = useTexts("gameEditor");
  const { card: nameOf } = useTexts("cards");
  const language = useLanguage();
  const talk = useLaterTexts(CARD_TALK);
  const [seed, setSeed] = useState(FIRST_SEED);
  const [at, setAt] = useState(0);
  // The deal follows what is written, and does not hold it up.
  const source = useDeferredValue(written);
  const file = useMemo(() => {
    const read = readTemplateText(source);
    return read.ok ? fileBy(read.value.file, way) : null;
  }, [source, way]);
  const dealt = useMemo(() => file && dealOf(file, seed), [file, seed]);
  if (dealt === "failed") return <p className="text-danger">{t.failed}</p>;
  if (!file || !dealt) return <p className="text-ink-2">{playtest.none}</p>;
  const { info, steps } = dealt;
  const last = steps.length - 1;
  const here = Math.min(at, last);
  const word = wordsOf(info, language);
  const teams = Array.isArray(info.teams) ? info.teams : null;
  const who = (seat: number) => ({ name: playtest.seat(seat + 1), you: false });
  const say = (step: number): string => {
    const told = steps[step]?.told;
    return told && talk ? (sentence(told, { who, t: talk.cardsTalk, word, teams }) ?? "") : "";
  };
  return (
    <div className="space-y-4">
      <WayChoice
        file={file}
        way={way}
        onWay={(chosen) => {
          onWay(chosen);
          setAt(0);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          onClick={() => {
            setSeed(seed + 1);
            setAt(0);
          }}
        >
          {t.again}
        </Button>
        <IconButton label={t.back} disabled={here === 0} onClick={() => setAt(here - 1)}>
          <ChevronLeft className="size-5" />
        </IconButton>
        <input
          type="range"
          aria-label={t.step}
          min={0}
          max={last}
          value={here}
          onChange={(event) => setAt(Number(event.target.value))}
          className="min-w-24 flex-1 accent-brass"
        />
        <IconButton label={t.on} disabled={here === last} onClick={() => setAt(here + 1)}>
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
      <p role="status" className="min-h-12">
        {say(here)}
      </p>
      <ul className="space-y-2">
        {steps[here]?.hands.map((hand, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <li key={seat}>
            <span className="text-sm text-ink-3">{t.hand(playtest.seat(seat + 1), hand.length)}</span>
            <span className="mt-0.5 flex min-h-8 flex-wrap items-start gap-1">
              {hand.map((card) => (
                <CardChip key={card} card={card} name={nameOf(card)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <ol className="max-h-60 overflow-y-auto border-t border-line pt-2 text-sm" aria-label={t.log}>
        {steps.slice(0, here + 1).map((_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are their places
          <li key={step} className="py-0.5 text-ink-2 last:text-ink">
            {say(step)}
          </li>
        ))}
      </ol>
    </div>
  );
}

type Dealt = { info: TemplateInfo; steps: OpenStep[] };

/** A deal of the game; null: it cannot be played. `failed`: the page stays, whatever went wrong. */
function dealOf(file: TemplateFile, seed: number): Dealt | "failed" | null {
  const game = compileTemplate(file, "own");
  if (!game.ok) return null;
  const { min, max } = game.value.seats;
  const seats = Math.max(min, Math.min(4, max));
  try {
    const steps = openDeal(game.value, { seats, seed, bots: "shadow", acts: ACTS_AT_MOST });
    return { info: templateInfo(game.value), steps };
  } catch (error) {
    console.error(error);
    return "failed";
  }
}

const SIGNS: Readonly<Record<string, string>> = { H: "♥", S: "♠", D: "♦", C: "♣" };

/** A card as small as a word. */
function CardChip({ card, name }: { card: string; name: string }) {
  const [level = "", suit = ""] = card;
  const isRed = suit === "H" || suit === "D";
  return (
    <span
      role="img"
      aria-label={name}
      className={clsx("rounded-xs border border-line bg-raised px-1.5 font-semibold", isRed && "text-danger")}
    >
      {suit === "X" ? "★" : `${level === "0" ? "10" : level}${SIGNS[suit] ?? suit}`}
    </span>
  );
}
