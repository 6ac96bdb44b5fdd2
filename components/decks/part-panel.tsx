"use client";
import clsx from "clsx";
import { ArrowRightLeft, Minus, Plus, Tag } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { type DeckRow, sizeOf } from "@/lib/engine/ccg/decks/deck";
import type { DeckEdit } from "@/lib/engine/ccg/decks/edit";
import type { Remark, Remarks } from "@/lib/engine/ccg/decks/remarks";
import { groupsByTag, groupsOf } from "@/lib/engine/ccg/decks/tally";
import { formatMoney } from "@/lib/engine/kernel/money";
import { CardFace, RarityMark } from "../ccg/card-face";
import { Coin } from "../ccg/card-text";
import type { Face } from "../ccg/face-of";
import { knownFace } from "../ccg/use-cards";
import { Link } from "../ui/link";
import type { CardPrice, PriceOf } from "./deck-prices";
import { usePartName } from "./part-name";
import { useRows } from "./use-rows";

type Props = {
  game: string;
  cards: CardDatabase;
  part: string;
  rows: readonly DeckRow[];
  remarks: Remarks;
  /** Cards with this tag alone are shown; null: all. */
  tag: string | null;
  /** In groups by the cards' first tags, not by their kinds. */
  byTag: boolean;
  /** Where one moves a card by `m`; null: there is no other part. */
  to: string | null;
  /** A part with cards that `m` moves into this one; null: there is none. */
  from?: string | null;
  view: "list" | "cards";
  owned(number: number): number;
  /** What a copy costs. */
  priceOf: PriceOf;
  /** What that counts: one's binder, or the pool that one builds of. */
  of: "binder" | "pool";
  /** Absent: it is looked at alone. */
  edit?: (edit: DeckEdit) => void;
  onRemark?: (number: number) => void;
  /** A card is dragged over it. */
  isTarget?: boolean;
};
const nothing = () => {};

/** A part of a deck: its cards in groups, as a list or as pictures, changed by keys and buttons. */
export function PartPanel(props: Props) {
  const { game, cards, part, rows, remarks, tag, byTag, to, from, view, owned, priceOf, of, edit, onRemark, isTarget } =
    props;
  const { edit: t } = useTexts("decks");
  const ccg = useTexts("ccg");
  const partName = usePartName();
  const noted = new Map(remarks.map((one) => [one.number, one]));
  const shown = tag === null ? rows : rows.filter(([number]) => noted.get(number)?.tags.includes(tag));
  const groups = byTag ? groupsByTag(shown, cards, remarks) : groupsOf(shown, cards);
  const numbers = groups.flatMap((group) => group.rows.map(([number]) => number));
  const { box, stop, ...keys } = useRows({ part, to, numbers }, edit ?? nothing, onRemark ?? nothing);
  const cell = ([number, count]: DeckRow) => {
    const card = cards.byNumber.get(number);
    const face = card ? knownFace(card, cards, game, ccg) : null;
    const one = {
      ...{ game, number, count, face, of, have: owned(number), price: priceOf(number) },
      ...{ stop: number === stop, remark: noted.get(number) },
    };
    const Cell = view === "list" ? Line : Picture;
    return (
      <Cell
        key={number}
        {...one}
        buttons={edit && <Buttons {...{ part, to, number, edit, onRemark }} name={face?.name ?? t.unknown(number)} />}
      />
    );
  };
  return (
    <section
      aria-label={partName(part)}
      data-part={part}
      className={clsx(
        "rounded-md border bg-surface p-3 tablet:p-4",
        isTarget ? "border-brass bg-brass-soft outline-2 outline-brass" : "border-line",
      )}
    >
      <h2 className="flex items-baseline gap-2 display-xl">
        {partName(part)}{" "}
        <span className="text-base font-normal text-ink-3 tabular-nums">
          {tag === null ? sizeOf(rows) : t.some(sizeOf(shown), sizeOf(rows))}
        </span>
      </h2>
      {shown.length === 0 && (
        <p className="mt-2 text-ink-3">
          {rows.length > 0 ? t.noneTagged : from ? t.emptyBeside(partName(from)) : t.empty}
        </p>
      )}
      <div ref={box} {...keys} className={view === "list" ? "mt-2 columns-1 gap-6 desk:columns-2" : "mt-3"}>
        {groups.map((group) => (
          <div key={group.kind} className="mb-3 break-inside-avoid-column">
            <h3 className="border-b border-line pb-0.5 text-sm font-semibold text-ink-2">
              {group.kind === "" ? (byTag ? t.untagged : t.other) : byTag ? `#${group.kind}` : group.kind}{" "}
              <span className="font-normal tabular-nums">{sizeOf(group.rows)}</span>
            </h3>
            <ul
              className={
                view === "list" ? "" : "mt-2 grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-x-3 gap-y-4"
              }
            >
              {group.rows.map(cell)}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

type CellProps = {
  game: string;
  number: number;
  count: number;
  face: Face | null;
  have: number;
  price: CardPrice;
  of: "binder" | "pool";
  stop: boolean;
  remark: Remark | undefined;
  buttons: React.ReactNode;
};

/** What is noted of a card, beside its name. */
const Noted = ({ remark }: { remark: Remark }) => (
  <span className="block text-sm text-ink-3 [overflow-wrap:anywhere]">
    {remark.tags.map((tag) => (
      <span key={tag} className="text-ink-2">
        #{tag}{" "}
      </span>
    ))}
    {remark.note}
  </span>
);

/** What a copy costs; what nobody offers is paler. */
function Price({ of: { cents, is } }: { of: CardPrice }) {
  const { cost: t } = useTexts("decks");
  const price = formatMoney(cents);
  return (
    <span
      title={t.of(price, t.is[is])}
      className={clsx("shrink-0 text-right text-sm tabular-nums", is === "offered" ? "text-ink-2" : "text-ink-3")}
    >
      {price}
    </span>
  );
}

function Line({ game, number, count, face, have, price, of, stop, remark, buttons }: CellProps) {
  const { edit: t } = useTexts("decks");
  const name = face?.name ?? t.unknown(number);
  return (
    <li className="group border-b border-line/60">
      <div className="flex min-h-11 items-center gap-2 desk:min-h-9">
        <span className="w-7 shrink-0 text-right font-semibold tabular-nums">{count}</span>
        {face?.rarity && <RarityMark rarity={face.rarity} className="size-3.5 shrink-0" />}
        <span className="min-w-0 grow py-1.5">
          <Link
            href={`/cards/${game}-${number}`}
            data-card={number}
            tabIndex={stop ? 0 : -1}
            aria-label={t.of[of].row(count, name, have)}
            title={name}
            className="block truncate underline-offset-4 hover:underline"
          >
            {name}
            {face?.foil && " ✦"}
          </Link>
          {/* Where lines are short, on a phone and in two columns, below the name: it is what one looks for. */}
          <span aria-hidden="true" className="flex gap-2 text-sm tabular-nums tablet:hidden desk:flex">
            <Price of={price} />
            {have < count && <span className="text-danger">{t.of[of].have(have)}</span>}
          </span>
        </span>
        <span
          className={have < count ? "shrink-0 text-sm text-danger tabular-nums phone:hidden desk:hidden" : "sr-only"}
        >
          {have < count && t.of[of].have(have)}
        </span>
        <span className="hidden shrink-0 gap-0.5 text-sm tablet:flex">
          {face?.coins.map((tag, at) => (
            <Coin key={face.coins.slice(0, at + 1).join()} tag={tag} />
          ))}
        </span>
        <span className="phone:sr-only desk:sr-only">
          <Price of={price} />
        </span>
        {buttons}
      </div>
      {remark && (
        <div className="pb-1.5 pl-9">
          <Noted remark={remark} />
        </div>
      )}
    </li>
  );
}

function Picture({ game, number, count, face, have, price, of, stop, remark, buttons }: CellProps) {
  const { edit: t } = useTexts("decks");
  const name = face?.name ?? t.unknown(number);
  return (
    <li>
      <Link
        href={`/cards/${game}-${number}`}
        data-card={number}
        tabIndex={stop ? 0 : -1}
        aria-label={t.of[of].row(count, name, have)}
        className="relative block rounded-sm"
      >
        {face ? <CardFace face={face} thumb absent={have === 0} /> : name}
        <span className="absolute -top-1.5 -left-1.5 rounded-full bg-ink px-2 text-sm font-semibold text-paper shadow-1">
          {count}
        </span>
      </Link>
      <div className="mt-1 flex items-center justify-between gap-1">
        <span
          className={have < count ? "text-sm whitespace-nowrap text-danger" : "text-sm whitespace-nowrap text-ink-3"}
        >
          {t.of[of].have(have)}
        </span>
        <Price of={price} />
      </div>
      {/* A line of their own: beside these they would lie over the next card. */}
      {buttons && <div className="flex justify-center">{buttons}</div>}
      {remark && <Noted remark={remark} />}
    </li>
  );
}

type ButtonProps = {
  part: string;
  to: string | null;
  number: number;
  name: string;
  edit(edit: DeckEdit): void;
  onRemark: ((number: number) => void) | undefined;
};
const small =
  "grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink phone:size-9 [&_svg]:size-4";

/** For mouse and thumb; keys act on the card itself. */
function Buttons({ part, to, number, name, edit, onRemark }: ButtonProps) {
  const { edit: t } = useTexts("decks");
  const partName = usePartName();
  return (
    <span className="flex shrink-0">
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.fewer(name)}
        className={small}
        onClick={() => edit({ do: "add", part, number, count: -1 })}
      >
        <Minus />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.more(name)}
        className={small}
        onClick={() => edit({ do: "add", part, number, count: 1 })}
      >
        <Plus />
      </button>
      {to !== null && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t.move(name, partName(to))}
          title={t.move(name, partName(to))}
          className={small}
          onClick={() => edit({ do: "move", part, to, number, count: 1 })}
        >
          <ArrowRightLeft />
        </button>
      )}
      {onRemark && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t.remark(name)}
          title={t.remark(name)}
          className={small}
          onClick={() => onRemark(number)}
        >
          <Tag />
        </button>
      )}
    </span>
  );
}
