import type { CardGame } from "./compile";
import type { CardEvent } from "./event";

/** Acts that need certain cards: that nobody did them says nothing of the template. */
export const NEEDS_LUCK = /^(redeal|move\.crawl|swap|claim|knock|shoot|special\..*)$/;

/** What can happen in a game by its template. */
export function possible(game: CardGame): string[] {
  const { rules } = game;
  const names: [string, boolean][] = [
    ["look", rules.bidding?.blind ?? false],
    ["bid", rules.bidding !== null],
    ["bid.blind", rules.bidding?.blind ?? false],
    ["bid.pass", rules.bidding?.pass ?? false],
    ["sell", rules.bidding?.sell ?? false],
    ["redeal", rules.redeal !== null],
    ["distribute", (rules.bidding?.gives ?? null) !== null || rules.exchange !== null || rules.passing !== null],
    ["move.pass", rules.pass || rules.draw !== null],
    ["move.crawl", rules.crawl !== null],
    ["retreat", rules.retreat !== null],
    ["draw", rules.draw !== null],
    ["knock", rules.melds !== null],
    ["bout.beaten", rules.pairs !== null],
    ["bout.taken", rules.pairs !== null],
    ["swap", rules.stock?.swap != null],
    ["close", rules.stock?.close != null],
    ["claim", rules.claim !== null],
    ["shoot", rules.shoot !== null && rules.shoot.others !== 0],
    ["refill", rules.refill || rules.refillAfterTrick],
    ...rules.specials.map(({ name }): [string, boolean] => [`special.${name}`, true]),
    ...rules.extras.map(({ name }): [string, boolean] => [`response.${name}`, true]),
  ];
  return names.filter(([, is]) => is).map(([name]) => name);
}

/** Did somebody take all: some have none, and all others what they get for it? */
function isShot({ rules }: CardGame, scores: Readonly<Record<string, number>>): boolean {
  const all = Object.values(scores);
  return all.includes(0) && all.every((score) => score === 0 || score === rules.shoot?.others) && all.some(Boolean);
}

/** What of that an event shows. */
export function usedBy(game: CardGame, event: CardEvent): string[] {
  switch (event.type) {
    case "deal_ended":
      return event.scores && isShot(game, event.scores) ? ["shoot"] : [];
    case "looked":
      return ["look"];
    case "bid":
      return event.bid.pass ? ["bid.pass"] : event.bid.blind ? ["bid", "bid.blind"] : ["bid"];
    case "sold":
      return ["sell"];
    case "redealt":
      return ["redeal"];
    case "given":
      return ["distribute"];
    case "drew":
      return [event.turn === undefined ? "refill" : "draw"];
    case "retreated":
      return ["retreat"];
    case "knocked":
      return ["knock"];
    case "bout_ended":
      return [event.taker === null ? "bout.beaten" : "bout.taken"];
    case "swapped":
      return ["swap"];
    case "closed":
      return ["close"];
    case "claimed":
      return ["claim"];
    case "moved":
      return [
        ...(event.pass ? ["move.pass"] : []),
        ...(event.crawl ? ["move.crawl"] : []),
        ...(event.specials ?? []).map((name) => `special.${name}`),
        ...Object.keys(event.extras ?? {}).map((name) => `response.${name}`),
      ];
    default:
      return [];
  }
}
