import { compileDraft, type DraftGame } from "@/lib/engine/ccg/draft/compile";
import { roundOf } from "@/lib/engine/ccg/draft/state";
import { hashOfContents } from "@/lib/engine/ccg/factory/prove-pack";
import type { World } from "./world";

/** What a table's page has to know of its draft. */
export type DraftInfo = {
  /** What is opened, and the card game that it is of. */
  readonly name: string;
  readonly game: string;
  /** Hash of the print sheets: the packs are drawn from them. */
  readonly sheets: string;
};

/** The rule of each draft by which bots pick, beside what pages are told. */
const rules = new WeakMap<DraftInfo, DraftGame["byRule"]>();

/** Booster drafts of collectible cards. */
export const draft: World<DraftGame, DraftInfo> = {
  name: "draft",
  title: "Booster draft",
  load(body) {
    const game = compileDraft(body);
    const { product, game: cardGame, contents } = game.config;
    const info = { name: product.name, game: cardGame, sheets: hashOfContents(contents) };
    rules.set(info, game.byRule);
    return { game, info };
  },
  standing: (game, state) => ({
    phase: state.stage,
    say: { code: "draft/standing", data: { pack: Math.min(roundOf(state) + 1, game.config.packs) } },
  }),
  changesStanding: (before, after) => before.stage !== after.stage || roundOf(before) !== roundOf(after),
  record: () => null,
  news: (seen) => (seen.some(({ type }) => type === "ended") ? [{ kind: "game_over", data: {} }] : []),
  waitedFor: ({ seats }) => seats.flatMap(({ waits }, seat) => (waits > 0 ? [seat] : [])),
  bot: ({ view: { mine }, info }) => {
    const byRule = rules.get(info);
    if (!mine?.pack || !byRule) return null;
    return { type: "pick", card: byRule(mine.picks, mine.pack), nth: mine.picks.length };
  },
};
