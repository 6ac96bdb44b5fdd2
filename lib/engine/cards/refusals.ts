import type { Json, Refusal } from "../kernel/result";

/**
 * Every refusal of the card world with the shape of its data, in the order in which it is looked for. Pages write one
 * sentence per code; the data never tells anything that whoever asks may not know.
 */
export const REFUSALS = {
  "seat/unknown": {},
  "seat/count": { min: "number", max: "number", seats: "number" },
  "seat/in_play": {},

  "start/forbidden": {},
  "start/underway": {},
  "start/too_early": { at: "instant" },
  "start/players": { min: "number", max: "number", seats: "number" },
  "end/forbidden": {},
  "end/not_underway": {},
  "reset/forbidden": {},

  "look/nothing_hidden": {},

  "bid/not_bidding": {},
  "bid/not_your_turn": { turn: "seat" },
  "bid/missing_data": {},
  "bid/cannot_pass": {},
  /** The suits that may be made trump now. */
  "bid/wrong_suit": { suites: "suites" },
  "bid/alone_not_in_game": {},
  "bid/too_small": { min: "number" },
  "bid/too_high": { max: "number" },
  "bid/invalid_number": { step: "number", min: "number" },
  /** The last bid would make all bids together as many as there are tricks. */
  "bid/sum": { number: "number" },
  "bid/no_longer_blind": {},
  "bid/needs_higher": { number: "number", suite: "suite?" },

  "sell/not_distributing": {},
  "sell/not_your_turn": { turn: "seat?" },
  "sell/not_in_game": {},
  "sell/forbidden": {},

  "redeal/not_bidding": {},
  "redeal/not_your_turn": { turn: "seat" },
  "redeal/not_in_game": {},
  "redeal/has_bid": {},
  "redeal/has_played": {},
  "redeal/look_first": {},
  "redeal/too_few": { cards: "cards", min: "number" },

  "distribute/not_distributing": {},
  "distribute/not_expected": {},
  "distribute/missing_data": {},
  "distribute/unknown_players": {},
  "distribute/no_such_cards": {},
  "distribute/wrong_amount": { to: "seat", count: "number" },
  "distribute/must_give_top_cards": {},

  "move/not_underway": {},
  "move/not_your_turn": { turn: "seat?" },
  /** Cards that have to be drawn, where nothing held answers in kind. */
  "move/must_draw": { count: "number" },
  /** A card is drawn before one is laid away. */
  "move/draw_first": {},
  "move/missing_data": {},
  "move/cannot_pass": {},
  "move/cannot_crawl": {},
  "move/no_cards": {},
  "move/unknown_action": {},
  "move/no_such_cards": {},
  /** The card that was just taken from the pile goes back to it at the earliest in the next turn. */
  "move/just_taken": { card: "card" },
  "move/knock_not_in_game": {},
  "move/knock_too_much": { deadwood: "number", most: "number" },
  /** The card of the attack that is to be beaten has to be named. */
  "move/beats_missing": {},
  "move/not_on_table": { card: "card?" },
  "move/level_not_there": {},
  "move/too_many": { count: "number" },
  "move/not_higher": { card: "card" },
  "move/wrong_amount": { count: "number" },
  "move/crawl_wrong_round": { round: "number" },
  "move/crawl_not_leading": {},
  "move/crawl_top_card": { level: "level" },
  "move/special_not_in_game": { special: "special" },
  "move/special_wrong_round": { special: "special" },
  "move/special_not_leading": { special: "special" },
  "move/special_few_cards": { special: "special", min: "number" },
  "move/special_no_cards": { special: "special" },
  "move/special_not_card": { special: "special" },
  "move/special_condition": { special: "special", opt: "string" },
  "move/must_play_one_suit": {},
  "move/must_play_one_level": {},
  "move/no_combo": {},
  /** The combinations that answer what lies there. */
  "move/wrong_combo": { combos: "combos" },
  "move/must_lead_card": { card: "card" },
  "move/suit_closed": { suites: "suites" },
  "move/must_follow_suit": { suites: "suites" },
  "move/must_match": { suite: "suite?", level: "level?" },
  /** From a hand without the suit, where trumps are mandatory. */
  "move/must_trump": { suite: "suite" },
  "move/no_points_yet": {},
  "move/must_match_level": { card: "card" },
  /** A card, or a combination, that is not high enough: it has to be higher than this one. */
  "move/must_beat": { card: "card", combo: "combo?", reversed: "boolean" },
  "move/must_match_amount": { count: "number" },
  "move/extra_missing": { extra: "extra", count: "number?" },
  "move/extra_no_such_cards": { extra: "extra" },
  "move/extra_not_needed": { extra: "extra" },
  "move/extra_wrong_amount": { extra: "extra", count: "number" },

  "move/declare_missing": {},
  "move/declare_unknown": { suites: "suites" },

  "draw/not_underway": {},
  "draw/not_your_turn": { turn: "seat?" },
  "draw/not_in_game": {},
  "draw/already": {},
  /** The open card is offered first: one takes it, or passes. */
  "draw/offered": {},
  /** Nobody wanted the open card: one draws from the talon. */
  "draw/declined": {},
  "draw/not_stuck": {},
  "draw/nothing_left": {},

  "retreat/not_underway": {},
  "retreat/not_your_turn": { turn: "seat?" },
  "retreat/not_in_game": {},
  /** Who can follow plays: a trick is picked up by whoever cannot. */
  "retreat/can_play": {},

  "swap/not_underway": {},
  "swap/not_your_turn": { turn: "seat?" },
  "swap/not_in_game": {},
  "swap/not_leading": {},
  "swap/no_talon": { least: "number" },
  "swap/no_card": { card: "card" },

  "close/not_underway": {},
  "close/not_your_turn": { turn: "seat?" },
  "close/not_in_game": {},
  "close/not_leading": {},
  "close/no_talon": { least: "number" },

  "claim/not_underway": {},
  "claim/not_your_turn": { turn: "seat?" },
  "claim/not_in_game": {},
  "claim/not_leading": {},
  "claim/no_trick": {},
} as const satisfies Record<string, Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal of a known code. */
export const no = (code: RefusalCode, data?: Json): Refusal => (data === undefined ? { code } : { code, data });
