import { z } from "zod";
import type { Json } from "../../kernel/result";
import { DeckCheck } from "./deck-check";
import type { State } from "./state";
import { COLOURS, FACES } from "./vocabulary";

const seat = z.int().min(0).max(7);
const id = z.int().min(0);
const json: z.ZodType<Json> = z.json();
const knows = z.array(seat).nullable();
const card = { id, number: z.int(), owner: seat, knows };

/**
 * A saved game: how everything lay. Bids, clocks that ran and a result that was declared are not kept. It holds
 * what is hidden, so it never leaves the server.
 */
export const Position = z.strictObject({
  v: z.literal(1),
  seats: z.int().min(1).max(8),
  nextId: id,
  top: z.int(),
  bottom: z.int(),
  zones: z.array(
    z.strictObject({ cards: z.array(z.strictObject(card)), sight: z.int().min(0).max(7), rev: z.int().min(0) }),
  ),
  objects: z.array(
    z.strictObject({
      ...card,
      control: seat,
      x: z.number(),
      y: z.number(),
      angle: z.number(),
      z: z.int(),
      face: z.enum(FACES),
      parent: id.nullable(),
      counters: z.partialRecord(z.enum(COLOURS), z.int().min(0)),
      score: z.int().nullable(),
    }),
  ),
  players: z.array(
    z.strictObject({
      ...{ out: z.boolean(), score: z.int(), deck: z.int().nullable(), check: DeckCheck.nullable() },
      spent: z.number().min(0),
    }),
  ),
  turn: z.strictObject({ seat: seat.nullable(), number: z.int().min(0), phase: z.int().min(0).max(19).nullable() }),
  /** Absent: it was played by the rules of its script, or had none. */
  byHand: z.literal(true).optional(),
  vars: json,
});
export type Position = z.infer<typeof Position>;

/** The game as it is saved. */
export const positionOf = ({ nextId, top, bottom, zones, objects, players, turn, byHand, vars }: State): Position => ({
  v: 1,
  seats: players.length,
  ...{ nextId, top, bottom },
  zones: zones.map(({ cards, sight, rev }) => ({ cards: cards.map(copied), sight, rev })),
  objects: objects.map((object) => ({ ...object, ...copied(object), counters: { ...object.counters } })),
  players: players.map(({ out, score, deck, check, spent }) => ({ out, score, deck, check, spent })),
  turn: { seat: turn.seat, number: turn.number, phase: turn.phase },
  ...(byHand ? { byHand } : {}),
  vars,
});

const copied = ({ id, number, owner, knows }: State["zones"][number]["cards"][number]) => ({
  ...{ id, number, owner },
  knows: knows === null ? null : [...knows],
});
