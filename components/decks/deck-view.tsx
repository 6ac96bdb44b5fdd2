"use client";
import { useTexts } from "@/components/texts/context";
import type { Held } from "@/lib/contracts/collection";
import type { DeckComment, DeckLine, DeckPage, RegisteredDeck } from "@/lib/contracts/deck-words";
import type { MarketPrice } from "@/lib/contracts/market-words";
import { useCards } from "../ccg/use-cards";
import { type Values, worthIn } from "../ccg/worth-of";
import { Button } from "../ui/button";
import { ErrorPanel } from "../ui/empty";
import { Skeleton } from "../ui/skeleton";
import { type Built, type DeckActs, DeckEditor } from "./deck-editor";
import { priceIn } from "./deck-prices";
import { DeckReader, type ReaderActs } from "./deck-reader";
import type { RulesInForce } from "./verdict-strip";

type Props = {
  deck: DeckPage;
  link: string | undefined;
  /** Where all cards of the game are. */
  address: string;
  held: readonly Held[];
  /** What the market says of cards, and the house. */
  prices: readonly MarketPrice[];
  values: Values;
  rules: readonly RulesInForce[];
  others: readonly DeckLine[];
  registered: readonly RegisteredDeck[];
  /** What was said about it; null: its owner wants no comments. */
  comments: readonly DeckComment[] | null;
  /** The sealed event that one's own deck is built for; null: none. */
  built: Built | null;
  /** The server's clock as the page was made. */
  now: number;
  /** Whoever looks plays their alter ego, to whom the market is shut. */
  isEgo: boolean;
  acts: DeckActs;
  /** Absent: whoever looks has no decks. */
  may?: ReaderActs;
};

/** A deck whose cards the browser fetches once: one's own to be edited, another's to be looked at. */
export function DeckView(props: Props) {
  const {
    address,
    deck,
    link,
    held,
    prices,
    values,
    rules,
    others,
    registered,
    comments,
    built,
    now,
    isEgo,
    acts,
    may,
  } = props;
  const { cards, failed, again } = useCards(address);
  const { edit: t } = useTexts("decks");
  if (failed) return <ErrorPanel title={t.failed} action={<Button onClick={again}>{t.again}</Button>} />;
  if (!cards)
    return (
      <div role="status" aria-label={t.fetching} className="flex flex-col gap-3">
        <Skeleton className="h-12 max-w-md" />
        <Skeleton className="h-12" />
        <Skeleton className="h-96" />
      </div>
    );
  const priceOf = priceIn(prices, worthIn(cards, values));
  return deck.isOwn ? (
    <DeckEditor {...{ deck, cards, held, priceOf, rules, others, registered, comments, built, now, isEgo, acts }} />
  ) : (
    <DeckReader {...{ deck, link, cards, held, priceOf, rules, comments }} {...(may ? { may } : {})} />
  );
}
