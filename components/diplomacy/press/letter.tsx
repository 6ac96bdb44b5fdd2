"use client";
import clsx from "clsx";
import { MapPin, Quote } from "lucide-react";
import { Fragment, useMemo } from "react";
import { placeName } from "@/components/diplomacy/names";
import { sayOrder } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import { isToMaster, type PressLine } from "@/lib/contracts/press-words";
import type { Field } from "@/lib/engine/diplomacy/adjudicate/field";
import type { DiplomacyMap, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import { type LetterPart, partsOfLetter } from "./find-orders";
import { PartyMark } from "./party-mark";
import { type SayParty, sayTo } from "./party-names";

/** What a letter points at on the map. */
export type Pointed = { readonly at: ProvinceId | null; readonly given: GivenOrder | null };

type Props = {
  line: PressLine;
  map: DiplomacyMap;
  field: Field;
  say: SayParty;
  /** Names sender and readers, where no thread does. */
  full?: boolean;
  onPoint(pointed: Pointed): void;
  onQuote?(line: PressLine): void;
};

/** A letter: who wrote it, when, what it says; places and orders in it lead to the map. */
export function Letter({ line, map, field, say, full = false, onPoint, onQuote }: Props) {
  const { line: t, you } = useTexts("diplomacyPress");
  const { from, to, shownAs, mine } = line;
  const who = mine && !full ? you : say(from);
  return (
    <article className={clsx("letter", mine && "letter-mine")} data-letter={line.id}>
      <header className="letter-head">
        <PartyMark map={map} word={from} />
        <strong>{full ? t.fromTo(who, sayTo(say, to)) : who}</strong>
        <span className="text-ink-3">
          {!full && /^[A-Z]\d/.test(line.phase) ? `${line.phase} · ` : ""}
          <Time at={line.at} />
        </span>
        {onQuote && (
          <IconButton label={t.quote} className="letter-quote" onClick={() => onQuote(line)}>
            <Quote />
          </IconButton>
        )}
      </header>
      {shownAs && !isToMaster(to) && (
        <p className="letter-claim">
          {shownAs.from === null ? t.unsigned : t.shownAs(say(shownAs.from), sayTo(say, shownAs.to))}
        </p>
      )}
      <LetterText {...{ map, field, onPoint }} text={line.text} />
    </article>
  );
}

function LetterText({ text, map, field, onPoint }: Pick<Props, "map" | "field" | "onPoint"> & { text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <div className="letter-text">
      {blocks.map(({ quoted, text: block }, i) => {
        const Block = quoted ? "blockquote" : "p";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a letter never changes
          <Block key={i}>
            <Parts {...{ map, field, onPoint }} text={block} />
          </Block>
        );
      })}
    </div>
  );
}

/** Lines that begin with `>` are quoted; the mark itself is not shown. */
function blocksOf(text: string): { quoted: boolean; text: string }[] {
  const blocks: { quoted: boolean; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const quoted = line.startsWith(">");
    const last = blocks.at(-1);
    const said = quoted ? line.replace(/^>+ ?/, "") : line;
    if (last?.quoted === quoted) last.lines.push(said);
    else blocks.push({ quoted, lines: [said] });
  }
  return blocks.map(({ quoted, lines }) => ({ quoted, text: lines.join("\n") }));
}

function Parts({ text, map, field, onPoint }: Pick<Props, "map" | "field" | "onPoint"> & { text: string }) {
  const words = useTexts("diplomacy");
  const { line: t } = useTexts("diplomacyPress");
  const parts = useMemo(() => partsOfLetter(map, field, text), [map, field, text]);
  const show = (part: LetterPart) => {
    switch (part.kind) {
      case "words":
        return part.text;
      case "link":
        return (
          <a href={part.text} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
            {part.text}
          </a>
        );
      case "place": {
        const label = t.showPlace(placeName(map, part.at));
        return (
          <button
            type="button"
            className="letter-place"
            title={label}
            onClick={() => onPoint({ at: part.at, given: null })}
          >
            {part.text}
          </button>
        );
      }
      case "order": {
        const label = t.showOrder(sayOrder(words, map, part.given.order));
        return (
          <button
            type="button"
            className="letter-order"
            title={label}
            onClick={() => onPoint({ at: null, given: part.given })}
          >
            <MapPin aria-hidden="true" />
            {part.text}
          </button>
        );
      }
    }
  };
  // biome-ignore lint/suspicious/noArrayIndexKey: the text of a letter never changes
  return parts.map((part, i) => <Fragment key={i}>{show(part)}</Fragment>);
}
