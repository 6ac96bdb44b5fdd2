"use client";
import clsx from "clsx";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { useTexts } from "@/components/texts/context";
import { WISH, type WriteNotes } from "@/lib/contracts/card-notes";
import { type SaveDisplay, type SavedView, splitOf } from "@/lib/contracts/collection";
import type { FormState } from "@/lib/contracts/form";
import { printingOf } from "@/lib/engine/ccg/cards/model";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { CcgTexts } from "@/lib/texts/ccg/en";
import type { CollectionTexts } from "@/lib/texts/collection/en";
import { upperFirst } from "@/lib/texts/speech";
import { AskedKeys } from "../ui/asked-keys";
import { Button } from "../ui/button";
import type { KeyBindings } from "../ui/keys-help";
import { useLetterKeys } from "../ui/letter-keys";
import { Select } from "../ui/select";
import { Strip } from "../ui/strip";
import { useKeptChoice } from "../ui/use-kept-choice";
import { BinderPages } from "./binder-pages";
import { CardCell } from "./card-cell";
import { CardGrid } from "./card-grid";
import type { CardIndex } from "./card-index";
import { CardLine, LINE, LineHead } from "./card-line";
import { CardPreview } from "./card-preview";
import { completeQuery, sortKeys } from "./complete-query";
import { CsvButtons } from "./csv-buttons";
import { FilterAids } from "./filter-aids";
import { NoCards } from "./no-cards";
import { QueryField } from "./query-field";
import { LARGE, SIZES, SizeSlider, USUAL } from "./size-slider";
import { knownFace } from "./use-cards";
import { useQueryLine } from "./use-query-line";
import { useSettled } from "./use-settled";
import { useShelf } from "./use-shelf";
import type { ViewState } from "./view-state";
import { ViewTools } from "./view-tools";
import { WaitingCards } from "./waiting-cards";
import type { WishButton } from "./wish-button";
import { Wishable } from "./wishable";

export type BrowserProps = {
  game: string;
  index: CardIndex;
  view: ViewState;
  change(part: Partial<ViewState>, step?: boolean): void;
  /** So many cards came, or more copies of them, since one last looked. */
  fresh: number;
  onSeen?: (() => Promise<FormState>) | undefined;
  /** What one has kept. */
  displays: readonly SavedView[];
  /** Nobody's cards: none is missing, and none is counted. */
  isCatalogue?: boolean | undefined;
  onNotes?: ((request: WriteNotes) => Promise<FormState>) | undefined;
  onSave?: ((display: SaveDisplay) => Promise<FormState>) | undefined;
  /** Puts a card on one's wish list, or takes it off; for members only. */
  wish?: ComponentProps<typeof WishButton>["wish"] | undefined;
};

const keysOf = (t: CollectionTexts["keys"]): KeyBindings => [
  [["/"], t.filter],
  [["↓"], t.complete],
  [["←", "→", "↑", "↓"], t.arrows],
  [["PgUp", "PgDn"], t.pages],
  [["Home", "End"], t.ends],
  [["Ctrl+Home", "Ctrl+End"], t.allEnds],
  [["Enter"], t.open],
];

/** Which price stands below a card. */
const PRICES = ["worth", "market"] as const;

/** So many cards are in the first rows, whose pictures are wanted at once. */
const SEEN_AT_ONCE = 6;

/** What one may write, for games that have these attributes. */
const EXAMPLES = [
  { needs: "dye", text: "moth, rarity:r, might>2 and dye=W" },
  { needs: "suit", text: "queen, rarity:r, value>9 and suit=hearts" },
];

/** Does more belong to the view than its first cards? */
const isMore = ({ shelf, count: { printings, foils, retired } }: NonNullable<CardIndex["first"]>): boolean =>
  printings + foils + retired > shelf.filter((item) => typeof item === "number").length;

/** A section's title as people read it: rarities stand as codes in an order. */
const titleText = (text: string, keys: readonly string[], { rarity }: CcgTexts): string =>
  keys[0]?.replace(/^-/, "") === "rarity" && text !== "" ? upperFirst(rarity(text)) : text;

/** The cards of a game: a field to filter them, an order, and the cards as a grid or as pages of a binder. */
export function CollectionBrowser({
  game,
  index,
  view,
  change,
  fresh,
  onSeen,
  displays,
  isCatalogue = false,
  onNotes,
  onSave,
  wish,
}: BrowserProps) {
  const { cards, attributes, vocabulary, heldOf, limit, worthOf, marketOf } = index;
  const t = useTexts("collection");
  const ccg = useTexts("ccg");
  const field = useRef<HTMLInputElement>(null);
  const [kept, keep] = useKeptChoice("card-size", SIZES);
  const [prices, setPrices] = useKeptChoice("card-price", PRICES);
  const size = Number(kept);
  const setSize = (next: number) => keep(SIZES.find((one) => Number(one) === next) ?? SIZES[0]);
  const line = useQueryLine({ game, cards, view, change, displays, onSave });
  const shown = useShelf(index, view);
  // A letter is painted first, what it narrows a frame later.
  const shelf = useSettled(shown.shelf, 16);
  const isAwaited = useSettled(shown.isAwaited, 16) || shown.isAwaited;
  const settled = useSettled(view.filter, 400);
  // While the filter cannot be read, there is no count of what it shows.
  const spoken = useSettled(shown.filterProblem ? null : (shown.count?.printings ?? null), 900);
  const faulty = line.problem ?? (!line.isCommand && settled === view.filter ? shown.filterProblem : null);

  const letters = useLetterKeys();
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!letters || event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [letters]);

  /** What stands below a card: what it is worth, or for how much it is to be had. */
  const priced = (number: number): string => {
    const ask = marketOf(number)?.ask;
    return prices === "worth" ? formatMoney(worthOf(number)) : ask ? t.prices.from(formatMoney(ask)) : t.prices.none;
  };

  const faceAt = (number: number) => {
    const card = cards.byNumber.get(number);
    return card ? knownFace(card, cards, game, ccg) : null;
  };
  const list = {
    shelf,
    title: (text: string) => titleText(text, shown.order.keys, ccg),
    cell: (number: number, place: number, stop: boolean) => {
      const card = cards.byNumber.get(number);
      if (!card) return null;
      const held = heldOf(number);
      const { have, bound, offered, fresh: news } = held;
      const shared = {
        ...{ number, have: isCatalogue ? null : have, place, stop },
        face: knownFace(card, cards, game, ccg),
        href: `/cards/${game}-${number}`,
        fresh: news,
        split: isCatalogue ? "" : t.card.split(splitOf(held, limit)),
        price: priced(number),
      };
      if (view.view === "list") return <CardLine {...shared} worth={worthOf(number)} retired={card.retired} />;
      const large = view.view === "grid" && size >= LARGE;
      const rest = { bound, offered, large, retired: card.retired, eager: place < SEEN_AT_ONCE };
      const whole = <CardCell {...shared} {...rest} />;
      if (!wish || card.hidden || card.retired) return whole;
      const wished = index.noteOf(number)?.tags.includes(WISH) ?? false;
      return (
        <Wishable {...{ game, stop, wish, wished }} printing={printingOf(card)} name={card.name}>
          {whole}
        </Wishable>
      );
    },
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <QueryField
        label={t.filter}
        value={line.text}
        onChange={line.write}
        onEnter={line.enter}
        onOrder={(to) => change(to, true)}
        complete={(text, cursor) => completeQuery(text, cursor, vocabulary, sortKeys(attributes), line.names)}
        onChoose={({ kind, text }) => kind === "display" && line.open(text)}
        problem={faulty}
        placeholder={EXAMPLES.find(({ needs }) => attributes.includes(needs))?.text ?? "rarity:r"}
        input={field}
        help={t.filterHelp}
      />
      {line.asked && (
        <Strip
          className="rounded-sm"
          action={
            <span className="flex gap-2">
              <Button dense kind="primary" onClick={() => line.answer(true)}>
                {t.displays.replace}
              </Button>
              <Button dense kind="ghost" onClick={() => line.answer(false)}>
                {t.displays.leave}
              </Button>
            </span>
          }
        >
          <span role="status">{t.displays.exists(line.asked.name)}</span>
        </Strip>
      )}
      <FilterAids index={index} filter={view.filter} show={view.show} onFilter={(filter) => change({ filter }, true)} />
      <AskedKeys title={t.keys.title} bindings={keysOf(t.keys)} />
      <ViewTools
        {...{ view, change, attributes, fresh }}
        count={shown.filterProblem ? null : shown.count}
        isAwaited={shown.isAwaited}
        problem={shown.sortProblem}
        tools={
          <>
            <div className="w-32">
              <Select
                label={t.prices.label}
                options={PRICES.map((value) => ({ value, label: t.prices[value] }))}
                value={prices}
                onChange={(value) => setPrices(PRICES.find((one) => one === value) ?? "worth")}
              />
            </div>
            {view.view === "grid" && <SizeSlider size={size} onChange={setSize} />}
            {/* What is shown is not all there yet. */}
            <span className={clsx(index.first !== null && "invisible")}>
              <CsvButtons {...{ game, index, onNotes }} shelf={shown.shelf} tell={line.tell} />
            </span>
          </>
        }
        {...(onSeen ? { onSeen: () => line.tell(onSeen()) } : {})}
      />
      {/* Two regions: what was done is not said instead of how many cards there are. */}
      <p role="status" className="sr-only">
        {spoken !== null && t.shown(spoken)}
      </p>
      <p role="status" className="empty:hidden">
        {line.done}
      </p>
      {shelf.length === 0 && isAwaited ? (
        <WaitingCards label={t.fetching} />
      ) : shelf.length === 0 ? (
        // What is wrong with a filter is told at its field: of the one before it there is nothing to say.
        shown.filterProblem === null && (
          <NoCards
            {...{ filter: view.filter, vocabulary }}
            onFilter={(filter) => change({ filter }, true)}
            onAll={() => change({ filter: "", show: "all" }, true)}
          />
        )
      ) : (
        <CardPreview faceOf={faceAt}>
          {view.view === "list" && <LineHead isCatalogue={isCatalogue} />}
          {view.view === "binder" ? (
            <BinderPages {...list} />
          ) : (
            <CardGrid
              {...list}
              isFirst={index.first !== null}
              isBeginning={index.first !== null && isMore(index.first)}
              least={size === USUAL ? undefined : size}
              line={view.view === "list" ? LINE : undefined}
            />
          )}
        </CardPreview>
      )}
    </div>
  );
}
