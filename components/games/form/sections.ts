/** The top-level options in the order in which an author thinks of them. Every key of the language stands in one. */
export const SECTIONS = {
  game: ["name", "description"],
  deck: ["opts.cards", "opts.levels", "opts.suites", "opts.sort"],
  seats: ["opts.players", "opts.teams"],
  deal: [
    "opts.hand",
    "opts.talon",
    "opts.refill",
    "opts.stack",
    "opts.discards",
    "opts.exchange",
    "opts.redeal",
    "opts.reveal",
  ],
  bidding: ["opts.bidding", "opts.trump", "opts.trumps"],
  play: ["opts.trick", "opts.lead", "opts.move", "opts.wild", "opts.draw", "opts.effects", "opts.melds"],
  scores: ["opts.points", "opts.ranking", "opts.nextgame", "opts.complete"],
  more: ["variants", "choices", "i18n", "version"],
} as const satisfies Record<string, readonly string[]>;

export type SectionName = keyof typeof SECTIONS;
