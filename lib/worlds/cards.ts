import { LOCALES } from "@/lib/contracts/account-words";
import { TemplateBody } from "@/lib/contracts/template";
import { chooseIntent } from "@/lib/engine/cards/bot";
import { type CardGame, compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import type { CardEvent } from "@/lib/engine/cards/event";
import { isLive } from "@/lib/engine/cards/state";
import { withChoices } from "@/lib/engine/cards/variants";
import type { DealRecord, TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { templateWords, wordIn } from "@/lib/engine/cards/words";
import { plainText } from "@/lib/engine/kernel/plain-text";
import type { World } from "./world";

const WORD_MAX = 60;

/** What was chosen at a table, once worked out: its line in the lobby is written at every move. */
const chosenIn = new WeakMap<CardGame, Record<string, string[]>>();

/** What is played otherwise than the template's first choices say, such as `Goal: 50 points`, in the languages of the site. */
function chosenWords(info: TemplateInfo): Record<string, string[]> {
  const others = (info.variants ?? []).filter(({ chosen }) => chosen !== 0);
  if (others.length === 0) return {};
  return Object.fromEntries(
    LOCALES.map((language) => {
      const { words } = templateWords(info, [language]);
      // Lists of tables are everybody's: no word in them is longer than a line, or turns it round.
      const said = (text: string): string => plainText(wordIn(words, text) ?? text).slice(0, WORD_MAX);
      return [language, others.map(({ name, choices, chosen }) => `${said(name)}: ${said(choices[chosen] ?? "")}`)];
    }),
  );
}

/** The cards that somebody played, gave away or exchanged. */
function leftHand(event: CardEvent): readonly string[] {
  switch (event.type) {
    case "moved":
      return [...event.cards, ...Object.values(event.extras ?? {}).flat()];
    case "given":
      return event.gifts.flatMap(({ cards }) => cards);
    case "swapped":
      return [event.gives];
    default:
      return [];
  }
}

/** Card games declared as templates. */
export const cards: World<CardGame, TemplateInfo> = {
  name: "cards",
  title: "Card game",
  load(body) {
    const compiled = compileTemplate(body, "own");
    if (!compiled.ok) throw new Error(`A stored template does not compile: ${JSON.stringify(compiled.error)}`);
    return { game: compiled.value, info: templateInfo(compiled.value) };
  },
  withChoices: (body, choices) => withChoices(TemplateBody.parse(body), choices),
  chosen: (game) => {
    const words = chosenIn.get(game) ?? chosenWords(templateInfo(game));
    chosenIn.set(game, words);
    return words;
  },
  standing(game, state) {
    const view = game.view(state, { seats: new Set(), role: "spectator" });
    const totals = view.seats.map((seat) => seat.total).filter((total) => total !== null);
    const phase =
      game.outcome(state) !== null ? "over" : !game.idle?.(state) ? "playing" : view.deal === 0 ? "waiting" : "between";
    const best = totals.length > 0 ? Math.max(...totals) : null;
    return { phase, say: { code: "cards/standing", data: { series: view.series, deal: view.deal, best } } };
  },
  // Totals change as a deal ends; lists do not tell bids from tricks.
  changesStanding: (before, after) =>
    isLive(before) !== isLive(after) ||
    (!isLive(after) && before.phase !== after.phase) ||
    before.deal !== after.deal ||
    before.series !== after.series,
  soFar: (game, state) => (state.deal > 0 ? game.ranking(state) : null),
  record(before, events) {
    const ended = events.find((event) => event.type === "deal_ended");
    if (!ended) return null;
    const { reason, contract, scores, totals, ranks } = ended;
    const data: DealRecord = { v: 1, reason, contract, scores, totals, ranks };
    const { series, deal } = before.game;
    return { kind: "deal", series, number: deal, epoch: before.dealEpoch, firstSeq: before.dealSeq, data };
  },
  news: (seen) => (seen.some(({ type }) => type === "series_completed") ? [{ kind: "game_over", data: {} }] : []),
  waitedFor: (view) => view.waiting,
  bot: ({ view, legal, random, info }) => (legal.length === 0 ? null : chooseIntent(view, legal, random, info)),
  shuffles: {
    order: (game) => [...game.rules.deck],
    reveals: (game) => game.rules.reveal,
    heldBy: (view, seat) => view.seats.find((other) => other.seat === seat)?.hand ?? null,
    left: leftHand,
  },
};
