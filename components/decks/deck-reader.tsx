"use client";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { Held } from "@/lib/contracts/collection";
import type { DeckComment, DeckPage } from "@/lib/contracts/deck-words";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { MAIN } from "@/lib/engine/ccg/deckfiles/entry";
import { rowsOf } from "@/lib/engine/ccg/decks/deck";
import { Link } from "../ui/link";
import { SegmentedControl } from "../ui/segmented";
import { useKeptChoice } from "../ui/use-kept-choice";
import { type CommentActs, Comments } from "./comments";
import { type Copy, CopyButton } from "./copy-button";
import { CostPanel } from "./cost-panel";
import type { PriceOf } from "./deck-prices";
import { ExportSheet } from "./export-sheet";
import { Figures } from "./figures";
import { type Like, LikeButton } from "./like-button";
import { PartPanel } from "./part-panel";
import { SampleHand } from "./sample-hand";
import { TagFilter } from "./tag-filter";
import { type RulesInForce, VerdictStrip } from "./verdict-strip";

type Props = {
  deck: DeckPage;
  link: string | undefined;
  cards: CardDatabase;
  held: readonly Held[];
  priceOf: PriceOf;
  rules: readonly RulesInForce[];
  /** null: its owner wants none. */
  comments: readonly DeckComment[] | null;
  /** Absent: whoever looks has no decks. */
  may?: ReaderActs;
};

/** What a member may do with somebody else's deck. */
export type ReaderActs = { copy: Copy; like: Like; talk: CommentActs };

/** Somebody else's deck, to be looked at and copied. */
export function DeckReader({ deck, link, cards, held, priceOf, rules, comments, may }: Props) {
  const { edit: t, echo } = useTexts("decks");
  const [view, setView] = useKeptChoice("deck-view", ["list", "cards"]);
  const [groups, setGroups] = useKeptChoice("deck-groups", ["kinds", "tags"]);
  const byTag = groups === "tags" && deck.remarks.some(({ tags }) => tags.length > 0);
  const [tag, setTag] = useState<string | null>(null);
  const have = useMemo(() => new Map(held.map((row) => [row.number, row.have])), [held]);
  const owned = (number: number) => have.get(number) ?? 0;
  const nameOf = (number: number): string => cards.byNumber.get(number)?.name ?? t.unknown(number);
  const main = rowsOf(deck.cards, MAIN);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="display-2xl [overflow-wrap:anywhere]">{deck.name}</h1>
          <p className="text-ink-2">
            <Link href={`/u/${encodeURIComponent(deck.owner)}`} className="underline underline-offset-4">
              {t.by(deck.owner)}
            </Link>
            {deck.likes + deck.copies > 0 && ` · ${echo.standing(deck.likes, deck.copies)}`}
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-2">
          <ExportSheet id={deck.id} name={deck.name} {...{ link, cards }} deck={deck.cards} remarks={deck.remarks} />
          {may && <LikeButton id={deck.id} link={link} liked={deck} like={may.like} />}
          {may && <CopyButton id={deck.id} name={deck.name} link={link} copy={may.copy} />}
        </div>
      </div>
      {deck.note !== "" && <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{deck.note}</p>}
      <VerdictStrip cards={cards} deck={deck.cards} rules={rules} />
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-4">
          <SegmentedControl
            label={t.view}
            className="self-start"
            options={[
              { value: "list", label: t.asList },
              { value: "cards", label: t.asCards },
            ]}
            value={view}
            onChange={(wanted) => setView(wanted === "cards" ? "cards" : "list")}
          />
          <TagFilter
            remarks={deck.remarks}
            chosen={tag}
            onChoose={setTag}
            byTag={byTag}
            onByTag={(on) => setGroups(on ? "tags" : "kinds")}
          />
          {deck.cards.map(({ part, rows }) => (
            <PartPanel
              key={part}
              game={deck.game}
              to={null}
              of="binder"
              {...{ cards, part, rows, view, owned, priceOf, tag, byTag }}
              remarks={deck.remarks}
            />
          ))}
          {deck.cards.length === 0 && <p className="text-ink-3">{t.empty}</p>}
          <SampleHand game={deck.game} cards={cards} rows={main} />
          {comments && <Comments id={deck.id} {...{ link, comments }} {...(may ? { acts: may.talk } : {})} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Figures cards={cards} rows={main} />
          <CostPanel game={deck.game} deck={deck.cards} {...{ priceOf, nameOf }} />
        </div>
      </div>
    </div>
  );
}
