import { useEffect, useRef, useState } from "react";
import { type FoundCards, type MarketQuery, marketQuery, marketQueryIn } from "@/lib/contracts/market-words";

/** A page of cards, and what was asked for it. */
export type Found = FoundCards & { readonly query: MarketQuery };
/** Why there is no newer page: too many were asked for, or the server did not answer. */
export type SearchTrouble = "wait" | "lost";

/** How long, in ms, the letters that are being typed are waited for. */
const TYPING = 150;
const AGAIN: Readonly<Record<SearchTrouble, number>> = { lost: 2_000, wait: 15_000 };

/**
 * The market's cards as the server finds them: what was found last stays until the next is there. What is asked for is kept in the
 * address, so that one comes back to it, and the page that is written anew is of it. `first`: what the page found.
 */
export function useMarketSearch(game: string, first: Found) {
  const [asked, setAsked] = useState(first.query);
  const [found, setFound] = useState(first);
  const [trouble, setTrouble] = useState<SearchTrouble | null>(null);
  const [tries, setTries] = useState(0);
  /** Something was traded since, which the page that was written anew does not show. */
  const [isStale, setStale] = useState(false);
  const now = useRef(asked);
  now.current = asked;
  const wanted = marketQuery(game, asked);
  const isThere = marketQuery(game, found.query) === wanted && !isStale;

  useEffect(() => {
    // The page was written anew: perhaps as it was before one searched.
    const isOfNow = marketQuery(game, first.query) === marketQuery(game, now.current);
    if (isOfNow) setFound(first);
    else setStale(true);
  }, [game, first]);
  // Whoever comes back is shown the page as it was kept; the address knows what they had searched since.
  useEffect(() => setAsked(marketQueryIn(Object.fromEntries(new URLSearchParams(window.location.search)))), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the same again
  useEffect(() => {
    if (isThere) {
      setTrouble(null);
      return;
    }
    const gone = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const typing = setTimeout(async () => {
      const answer = await ask(wanted, gone.signal);
      if (gone.signal.aborted) return;
      if (typeof answer === "string") {
        setTrouble(answer);
        again = setTimeout(() => setTries((n) => n + 1), AGAIN[answer]);
      } else {
        setFound({ ...answer, query: now.current });
        setStale(false);
        window.history.replaceState(null, "", `?${wanted}`);
      }
    }, TYPING);
    return () => {
      gone.abort();
      clearTimeout(typing);
      clearTimeout(again);
    };
  }, [wanted, isThere, tries]);

  return { asked, setAsked, found, isThere, trouble };
}

async function ask(wanted: string, signal: AbortSignal): Promise<FoundCards | SearchTrouble> {
  try {
    const answer = await fetch(`/api/market/cards?${wanted}`, { cache: "no-store", signal });
    if (answer.ok) return ((await answer.json()) as { value: FoundCards }).value;
    return answer.status === 429 ? "wait" : "lost";
  } catch {
    return "lost";
  }
}
