"use client";
import { Redo2, Undo2 } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { Held } from "@/lib/contracts/collection";
import type {
  DeckComment,
  DeckLine,
  DeckPage,
  DeckVersion,
  RegisteredDeck,
  SavedDeck,
} from "@/lib/contracts/deck-words";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { MAIN } from "@/lib/engine/ccg/deckfiles/entry";
import { countIn, partsOf, rowsOf } from "@/lib/engine/ccg/decks/deck";
import { countsInPool } from "@/lib/engine/ccg/decks/from-pool";
import { remarkOn, tagsIn } from "@/lib/engine/ccg/decks/remarks";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { AskedKeys } from "../ui/asked-keys";
import { IconButton } from "../ui/button";
import { SegmentedControl } from "../ui/segmented";
import { Strip } from "../ui/strip";
import { useKeptChoice } from "../ui/use-kept-choice";
import { AboutPanel, type Describe } from "./about-deck";
import { AddLine } from "./add-line";
import { BuiltFor } from "./built-for";
import { type CommentActs, Comments } from "./comments";
import { CostPanel } from "./cost-panel";
import { DeckName } from "./deck-name";
import type { PriceOf } from "./deck-prices";
import { deckProblem } from "./deck-problem";
import { DraggedLabel } from "./dragged-label";
import { ExportSheet } from "./export-sheet";
import { Figures } from "./figures";
import { ImportSheet } from "./import-sheet";
import { type BasketActs, MissingPanel } from "./missing-panel";
import { usePartName } from "./part-name";
import { PartPanel } from "./part-panel";
import { type RegisterActs, RegisterPanel } from "./register-panel";
import { RemarkDialog } from "./remark-dialog";
import { SampleHand } from "./sample-hand";
import { TagFilter } from "./tag-filter";
import { useCardDrag } from "./use-card-drag";
import { useDeck } from "./use-deck";
import { type RulesInForce, VerdictStrip } from "./verdict-strip";
import { VersionsSheet } from "./versions-sheet";

export type DeckActs = BasketActs &
  RegisterActs & {
    change: Describe;
    talk: CommentActs;
    merge(given: unknown): Promise<Result<SavedDeck, Refusal>>;
    versions(given: unknown): Promise<Result<DeckVersion[], Refusal>>;
  };
/** The sealed event that a deck is built for, the format that it is checked by, and the cards that were opened for it. */
export type Built = ComponentProps<typeof BuiltFor>["built"] & {
  readonly format: string | null;
  readonly cards: readonly number[];
};
type Props = {
  deck: DeckPage;
  cards: CardDatabase;
  held: readonly Held[];
  priceOf: PriceOf;
  rules: readonly RulesInForce[];
  others: readonly DeckLine[];
  registered: readonly RegisteredDeck[];
  comments: readonly DeckComment[] | null;
  built: Built | null;
  now: number;
  /** Their owner plays their alter ego, to whom the market is shut. */
  isEgo: boolean;
  acts: DeckActs;
};

/** A deck of one's own, edited by a line, by keys, by buttons; it saves itself. */
export function DeckEditor(props: Props) {
  const { deck, cards, held, priceOf, rules, others, registered, comments, built, now, isEgo, acts } = props;
  const { edit: t, keys, problems } = useTexts("decks");
  const desk = useDeck(deck);
  const { edit, step, state } = desk;
  const line = useRef<HTMLInputElement>(null);
  const partName = usePartName();
  const [view, setView] = useKeptChoice("deck-view", ["list", "cards"]);
  const [groups, setGroups] = useKeptChoice("deck-groups", ["kinds", "tags"]);
  const byTag = groups === "tags" && desk.remarks.some(({ tags }) => tags.length > 0);
  const parts = partsOf(cards, desk.cards);
  const [into, setInto] = useState(MAIN);
  const [tag, setTag] = useState<string | null>(null);
  const shownTag = desk.remarks.some(({ tags }) => tag !== null && tags.includes(tag)) ? tag : null;
  /** The card that something is noted of just now. */
  const [noted, setNoted] = useState<number | null>(null);
  const have = useMemo(() => new Map(held.map((row) => [row.number, row.have])), [held]);
  const pooled = built?.cards;
  const owned = useMemo(
    () => (pooled ? countsInPool(pooled, cards) : (number: number) => have.get(number) ?? 0),
    [pooled, cards, have],
  );
  const of = built ? "pool" : "binder";
  // What it is built for asks for one format, or for none; the others matter once it is locked.
  const format = built && !built.isLocked ? built.format : undefined;

  const nameOf = (number: number): string => cards.byNumber.get(number)?.name ?? t.unknown(number);
  const { drag, spot, handlers } = useCardDrag((number, from, to, one) => {
    const count = one ? 1 : countIn(desk.cards, from, number);
    if (count > 0) edit({ do: "move", part: from, to, number, count });
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const writing = target?.closest("input, textarea, select, [role=dialog]");
    const isLine = target === line.current && line.current?.value === "";
    if ((event.ctrlKey || event.metaKey) && (!writing || isLine)) {
      const back =
        event.key.toLowerCase() === "z" ? (event.shiftKey ? "redo" : "undo") : event.key === "y" ? "redo" : null;
      if (!back) return;
      event.preventDefault();
      step(back);
    } else if (event.key === "/" && !writing) {
      event.preventDefault();
      line.current?.focus();
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <DeckName id={deck.id} name={deck.name} change={acts.change} />
        <div className="flex flex-wrap items-center gap-1.5">
          <span role="status" className={state === "lost" ? "mr-2 text-danger" : "mr-2 text-ink-3"}>
            {state === "lost" ? t.unsaved : t[state]}
          </span>
          <IconButton label={t.undo} aria-disabled={!desk.canUndo || undefined} onClick={() => step("undo")}>
            <Undo2 />
          </IconButton>
          <IconButton label={t.redo} aria-disabled={!desk.canRedo || undefined} onClick={() => step("redo")}>
            <Redo2 />
          </IconButton>
          <ImportSheet
            {...{ cards }}
            deck={desk.cards}
            remarks={desk.remarks}
            onTake={(taken) => edit({ do: "replace", cards: taken.cards, remarks: taken.remarks })}
          />
          <ExportSheet id={deck.id} name={deck.name} {...{ cards }} deck={desk.cards} remarks={desk.remarks} />
          <VersionsSheet
            id={deck.id}
            {...{ cards }}
            deck={desk}
            onList={acts.versions}
            onRestore={(was) => edit({ do: "replace", cards: was.cards, remarks: was.remarks })}
          />
        </div>
      </div>
      {built && <BuiltFor {...{ built, now }} />}
      {state === "lost" && (
        <Strip tone="warn" className="rounded-sm">
          {t.lost}
        </Strip>
      )}
      {desk.merged && <Strip className="rounded-sm">{t.merged}</Strip>}
      {desk.problem && (
        <Strip tone="danger" className="rounded-sm">
          {deckProblem(desk.problem, problems)}
        </Strip>
      )}
      {format !== null && <VerdictStrip cards={cards} deck={desk.cards} rules={rules} only={format} />}
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-4">
          <AddLine
            {...{ cards, parts, into, owned, of }}
            input={line}
            onAdd={(part, number, count) => edit({ do: "add", part, number, count })}
          />
          <div className="flex flex-wrap gap-3">
            <SegmentedControl
              label={t.into}
              options={parts.slice(0, 4).map((part) => ({ value: part, label: partName(part) }))}
              value={into}
              onChange={setInto}
            />
            <SegmentedControl
              label={t.view}
              options={[
                { value: "list", label: t.asList },
                { value: "cards", label: t.asCards },
              ]}
              value={view}
              onChange={(wanted) => setView(wanted === "cards" ? "cards" : "list")}
            />
          </div>
          <TagFilter
            remarks={desk.remarks}
            chosen={shownTag}
            onChoose={setTag}
            byTag={byTag}
            onByTag={(on) => setGroups(on ? "tags" : "kinds")}
          />
          <div
            className={drag ? "flex cursor-grabbing flex-col gap-4 select-none" : "flex flex-col gap-4"}
            {...handlers}
          >
            {parts.map((part, at) => (
              <PartPanel
                key={part}
                game={deck.game}
                rows={rowsOf(desk.cards, part)}
                to={parts.length < 2 ? null : (parts[(at + 1) % parts.length] ?? null)}
                from={[parts.at(at - 1) ?? part].find((one) => rowsOf(desk.cards, one).length > 0) ?? null}
                {...{ cards, part, view, owned, priceOf, of, edit }}
                remarks={desk.remarks}
                isTarget={drag !== null && drag.over === part && drag.part !== part}
                tag={shownTag}
                byTag={byTag}
                onRemark={setNoted}
              />
            ))}
          </div>
          {drag && (
            <DraggedLabel spot={spot}>
              {countIn(desk.cards, drag.part, drag.number)} × {nameOf(drag.number)}
            </DraggedLabel>
          )}
          <SampleHand game={deck.game} cards={cards} rows={rowsOf(desk.cards, MAIN)} />
          {comments && <Comments id={deck.id} link={undefined} comments={comments} acts={acts.talk} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Figures cards={cards} rows={rowsOf(desk.cards, MAIN)} />
          {!built && <CostPanel game={deck.game} deck={desk.cards} {...{ priceOf, nameOf }} />}
          {!built && <MissingPanel game={deck.game} deck={desk.cards} {...{ cards, held, isEgo, acts }} />}
          {!built && (
            <RegisterPanel
              id={deck.id}
              game={deck.game}
              deck={desk.cards}
              settled={state === "saved"}
              onRestored={desk.take}
              {...{ registered, acts }}
            />
          )}
          <AboutPanel
            id={deck.id}
            about={deck}
            others={others}
            onDescribe={acts.change}
            onMerge={acts.merge}
            onMerged={desk.take}
          />
        </div>
      </div>
      {noted !== null && (
        <RemarkDialog
          name={nameOf(noted)}
          remark={remarkOn(desk.remarks, noted) ?? { number: noted, note: "", tags: [] }}
          known={tagsIn(desk.remarks).map((one) => one.tag)}
          onSave={(remark) => edit({ do: "remark", ...remark })}
          onClose={() => setNoted(null)}
        />
      )}
      <AskedKeys
        title={keys.title}
        bindings={[
          [["/"], keys.line],
          [["↑", "↓"], keys.between],
          [["+", "-"], keys.more],
          [["Delete"], keys.away],
          [["m"], keys.move],
          [["t"], keys.remark],
          [[keys.pointer], keys.drag],
          [["Ctrl", "Z"], keys.undo],
        ]}
      />
    </div>
  );
}
