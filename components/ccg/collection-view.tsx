"use client";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import type { CardNote, WriteNotes } from "@/lib/contracts/card-notes";
import type { Held, SaveDisplay, SavedView } from "@/lib/contracts/collection";
import type { FormState } from "@/lib/contracts/form";
import type { MarketPrice } from "@/lib/contracts/market-words";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { databaseOf } from "@/lib/engine/ccg/cards/plain";
import type { BannedCards } from "@/lib/engine/ccg/formats/banned-cards";
import { Button } from "../ui/button";
import { ErrorPanel } from "../ui/empty";
import { Skeleton } from "../ui/skeleton";
import { cardIndexOf, type FirstCards } from "./card-index";
import { CardsAhead } from "./cards-ahead";
import { type BrowserProps, CollectionBrowser } from "./collection-browser";
import { useCards } from "./use-cards";
import { useView } from "./use-view";
import { WaitingCards } from "./waiting-cards";
import type { Values } from "./worth-of";

type Props = {
  game: string;
  /** The page that it is on, if not one's own collection. */
  base?: string;
  /** Where all cards of the game are. */
  address: string;
  held: readonly Held[];
  /** The first of what the address asks for, shown until all cards have come; null or absent: nothing is. */
  first?: FirstCards | null;
  /** So many of a card they keep; absent: nothing is for trade here. */
  limit?: number;
  values: Values;
  prices?: readonly MarketPrice[];
  /** The formats of the game; absent: they are not asked for. */
  banned?: BannedCards;
  /** Both for members only. */
  onSeen?: () => Promise<FormState>;
  onSave?: (display: SaveDisplay) => Promise<FormState>;
  displays: readonly SavedView[];
  notes: readonly CardNote[];
  /** Nobody's cards: what there is to collect, shown to whoever has no binder. */
  isCatalogue?: boolean;
  onNotes?: (request: WriteNotes) => Promise<FormState>;
  wish?: BrowserProps["wish"];
};

/** A collection whose cards the browser fetches once and filters itself. */
export function CollectionView({ address, first = null, ...rest }: Props) {
  const { cards, failed, again } = useCards(address);
  const some = useMemo(() => first && databaseOf(first.cards), [first]);
  const t = useTexts("collection");
  if (failed)
    return (
      <ErrorPanel title={t.failed} action={<Button onClick={again}>{t.again}</Button>}>
        {t.failedHelp}
      </ErrorPanel>
    );
  const shown = cards ?? some;
  return (
    <>
      {!cards && <CardsAhead address={address} />}
      {shown ? <Loaded cards={shown} first={cards ? null : first} {...rest} /> : <Waiting label={t.fetching} />}
    </>
  );
}

function Loaded({
  cards,
  first,
  held,
  limit,
  values,
  prices,
  banned,
  notes,
  base,
  ...rest
}: Omit<Props, "address" | "first"> & { cards: CardDatabase; first: FirstCards | null }) {
  const [view, change] = useView(rest.game, base);
  const index = useMemo(
    () => cardIndexOf({ cards, first, held, values, notes, prices, limit, banned }),
    [cards, first, held, values, notes, prices, limit, banned],
  );
  return (
    <CollectionBrowser {...{ index, view, change }} fresh={held.filter(({ fresh }) => fresh > 0).length} {...rest} />
  );
}

const Waiting = ({ label }: { label: string }) => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-12" />
    <Skeleton className="mb-8 h-11 max-w-md" />
    <WaitingCards label={label} />
  </div>
);
