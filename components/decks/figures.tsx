"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";
import { DYES, oklch } from "@/lib/engine/ccg/art/colour";
import { DYE_LETTERS } from "@/lib/engine/ccg/art/subject";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import type { DeckRow } from "@/lib/engine/ccg/decks/deck";
import { coloursOf, curveOf, kindsOf, LAST_COST, type Tally } from "@/lib/engine/ccg/decks/tally";
import { Panel } from "../shell/page";

type Props = { cards: CardDatabase; rows: readonly DeckRow[] };

/** The mean of what the cards cost that have a cost; what is dearer than the last stands there. */
const averageOf = (curve: Tally): number => {
  const copies = curve.reduce((sum, { count }) => sum + count, 0);
  return copies === 0 ? 0 : curve.reduce((sum, { value, count }) => sum + Number(value) * count, 0) / copies;
};

/** What the main part comes to: curve, kinds, dyes. */
export function Figures({ cards, rows }: Props) {
  const { plots: t } = useTexts("decks");
  const curve = curveOf(rows, cards);
  const kinds = kindsOf(rows, cards);
  const colours = coloursOf(rows, cards, "dye").filter(({ value }) => value !== "" || kinds.length > 0);
  const dyed = colours.some(({ value }) => value !== "");
  const colourName = (value: string): string =>
    value === "" ? t.noColour : ((Object.hasOwn(t.colour, value) ? t.colour[value] : undefined) ?? value);
  const labelOf = (value: string): string => (value === String(LAST_COST) ? t.from(value) : value);
  return (
    <Panel title={t.title}>
      {rows.length === 0 ? (
        <p className="text-ink-3">{t.none}</p>
      ) : (
        <div className="flex flex-col gap-5">
          {curve.length > 0 && (
            <div>
              <h3 className="font-semibold">{t.curve}</h3>
              <Columns tally={curve} labelOf={labelOf} />
              <p className="mt-1 text-sm text-ink-2">{t.average(averageOf(curve))}</p>
            </div>
          )}
          <Bars title={t.kinds} tally={kinds} nameOf={(value) => value} toneOf={() => "var(--color-brass)"} />
          {dyed && <Bars title={t.colours} tally={colours} nameOf={colourName} toneOf={dyeTone} />}
        </div>
      )}
    </Panel>
  );
}

function dyeTone(letter: string): string {
  const { hue, chroma } = DYES[DYE_LETTERS[letter] ?? "undyed"];
  return oklch(0.55, chroma, hue);
}

function Columns({ tally, labelOf }: { tally: Tally; labelOf(value: string): string }) {
  const { plots: t } = useTexts("decks");
  const most = Math.max(1, ...tally.map(({ count }) => count));
  return (
    <ul className="mt-2 flex items-end gap-1.5">
      {tally.map(({ value, count }) => (
        <li key={value} className="flex flex-1 flex-col items-center text-sm tabular-nums">
          <span className="sr-only">{t.bar(labelOf(value), count)}</span>
          <span aria-hidden="true" className={clsx("leading-5", count === 0 && "text-ink-3")}>
            {count}
          </span>
          <span aria-hidden="true" className="flex h-20 w-full items-end rounded-t-xs bg-sunken">
            <span className="w-full rounded-t-xs bg-brass" style={{ height: `${(count / most) * 100}%` }} />
          </span>
          <span aria-hidden="true" className="text-ink-3">
            {labelOf(value)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type BarsProps = { title: string; tally: Tally; nameOf(value: string): string; toneOf(value: string): string };

function Bars({ title, tally, nameOf, toneOf }: BarsProps) {
  const most = Math.max(1, ...tally.map(({ count }) => count));
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1.5 flex flex-col gap-1">
        {tally.map(({ value, count }) => (
          <li key={value} className="grid grid-cols-[88px_minmax(0,1fr)_28px] items-center gap-2 text-sm">
            <span className="truncate">{nameOf(value)}</span>
            <span aria-hidden="true" className="h-3 rounded-xs bg-sunken">
              <span
                className="block h-full rounded-xs"
                style={{ width: `${(count / most) * 100}%`, background: toneOf(value) }}
              />
            </span>
            <span className="text-right tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
