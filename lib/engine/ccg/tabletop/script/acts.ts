import { fail } from "../../../script/error";
import type { Native } from "../../../script/machine";
import { List, listOf, type Value } from "../../../script/value";
import type { Intent, Put, Take } from "../intent";
import { freeSpotOf } from "../places";
import { defeat } from "../results";
import { kindOfZone, zoneAt } from "../rules";
import { COLOURS, type Colour, FACES, type Face } from "../vocabulary";
import type { Stage } from "./stage";

const numberIn = (value: Value | undefined): number =>
  typeof value === "number" ? value : fail("A number is missing");
const textIn = (value: Value | undefined): string => (typeof value === "string" ? value : fail("A text is missing"));
export const listIn = (value: Value): readonly Value[] => (value instanceof List ? value.array() : [value]);
/** One id, or a list of them. */
const idsIn = (value: Value | undefined): number[] => listIn(value ?? null).map(numberIn);

/** A way to take hold of a card wherever it is; by its place in a pile that nobody sees. */
function takeOf(stage: Stage, id: number): Take | null {
  const found = stage.find(id);
  if (!found) return null;
  if (found.place === "table") return { how: "table", ids: [id] };
  const zone = zoneAt(stage.rules, stage.state, found.place);
  const { rev } = stage.state.zones[zone]!;
  if (kindOfZone(stage.rules, zone).kind !== "pile") return { how: "cards", zone: found.place, ids: [id] };
  return { how: "places", zone: found.place, places: [found.at], rev };
}

/** Moves cards one by one; their new ids. A card of a hand or of cards in play is moved by whose it is. */
function carry(stage: Stage, ids: readonly number[], put: Put): Value {
  const moved: Value[] = [];
  for (const id of ids) {
    const take = takeOf(stage, id);
    const owner = take && "zone" in take ? Number.parseInt(take.zone, 10) : stage.seat;
    const by = take?.how === "cards" ? owner : stage.seat;
    for (const event of (take && stage.act({ type: "transfer", take, put }, by)) ?? [])
      if (event.type === "moved") for (const card of event.cards) moved.push(card.id);
  }
  return listOf(moved);
}

const done = (events: unknown): Value => (events === null ? null : 1);

/** Turns each card as its own player sees it, and as they would: each is told of their own cards. */
function turn(stage: Stage, ids: readonly number[], angle: number): Value {
  const byWhose = new Map<number, number[]>();
  for (const id of ids) {
    const control = stage.object(id)?.control;
    if (control !== undefined) byWhose.set(control, [...(byWhose.get(control) ?? []), id]);
  }
  let any: unknown = null;
  for (const [control, objects] of byWhose) any = stage.act({ type: "rotate", objects, angle }, control) ?? any;
  return done(any);
}

const colourIn = (value: Value | undefined): Colour =>
  COLOURS.find((colour) => colour === value) ?? fail("There is no counter of this colour");
const faceIn = (value: Value | undefined): Face =>
  FACES.find((face) => face === value) ?? fail("A card lies up, down or by its other face");
const endOf = (value: Value | undefined): "top" | "bottom" => (value === "bottom" ? "bottom" : "top");

/** The operations that a script may call: the tabletop's own. They answer NULL where they were refused. */
export function actsFor(stage: Stage): Record<string, Native> {
  const act = (intent: Intent): Value => done(stage.act(intent));
  const given =
    (run: (...args: readonly (Value | undefined)[]) => Value): Native =>
    (_, argument) =>
      run(...listIn(argument));
  /** Of cards alone, which may be written as a list or one by one. */
  const ofCards =
    (run: (ids: number[]) => Value): Native =>
    (_, argument) =>
      run(idsIn(argument));
  return {
    tap: ofCards((ids) => turn(stage, ids, 90)),
    untap: ofCards((ids) => turn(stage, ids, 0)),
    rotate: given((ids, angle) => turn(stage, idsIn(ids), ((numberIn(angle) % 360) + 360) % 360)),
    flip: given((ids, face) =>
      act({ type: "flip", objects: idsIn(ids), ...(face === undefined ? {} : { to: faceIn(face) }) }),
    ),
    attach: given((ids, to) => act({ type: "attach", objects: idsIn(ids), to: numberIn(to) })),
    detach: ofCards((objects) => act({ type: "detach", objects })),
    move: given((id, x, y) => act({ type: "move", objects: [{ id: numberIn(id), x: numberIn(x), y: numberIn(y) }] })),
    raise: ofCards((objects) => act({ type: "raise", objects })),
    lower: ofCards((objects) => act({ type: "lower", objects })),
    control: given((ids, seat) => act({ type: "control", objects: idsIn(ids), seat: numberIn(seat) })),
    transfer: given((ids, zone, end) => carry(stage, idsIn(ids), { to: "zone", zone: textIn(zone), end: endOf(end) })),
    lay: given((ids, x, y) => carry(stage, idsIn(ids), { to: "table", x: numberIn(x), y: numberIn(y) })),
    remove: ofCards((ids) => carry(stage, ids, { to: "outside" })),
    token: given((number, x, y) => {
      const take: Take = { how: "outside", numbers: [numberIn(number)] };
      const spot =
        x === undefined
          ? freeSpotOf(stage.seat, stage.state.objects, stage.rules.config.width)
          : { x: numberIn(x), y: numberIn(y) };
      const events = stage.act({ type: "transfer", take, put: { to: "table", ...spot } });
      const [event] = events ?? [];
      return event?.type === "moved" ? (event.cards[0]?.id ?? null) : null;
    }),
    draw: given((count, zone) => {
      const from = zone === undefined ? `${stage.seat}/deck` : textIn(zone);
      const take: Take = { how: "top", zone: from, count: numberIn(count) };
      const put: Put = { to: "zone", zone: `${stage.seat}/hand` };
      const [event] = stage.act({ type: "transfer", take, put }) ?? [];
      return event?.type === "moved" ? event.cards.length : 0;
    }),
    shuffle: (_, zone) =>
      zone instanceof List
        ? listOf(stage.ctx.random.shuffle(zone.array()))
        : act({ type: "shuffle", zone: textIn(zone) }),
    search: (_, zone) => act({ type: "search", zone: textIn(zone) }),
    reveal: given((zone, id) => act({ type: "reveal", zone: textIn(zone), id: numberIn(id) })),
    show: given((zone, sight) => act({ type: "show", zone: textIn(zone), sight: numberIn(sight) })),
    counters: given((ids, colour, by) =>
      act({ type: "count", objects: idsIn(ids), colour: colourIn(colour), by: numberIn(by) }),
    ),
    score: given((seat, value) => {
      const of = numberIn(seat);
      if (value === undefined) return stage.state.players[of]?.score ?? null;
      return act({ type: "score", seat: of, value: numberIn(value) });
    }),
    roll: given((dice, sides) => {
      const [event] = stage.act({ type: "roll", dice: numberIn(dice), sides: numberIn(sides) }) ?? [];
      return event?.type === "rolled" ? listOf([...event.dice]) : null;
    }),
    phase: (_, phase) => act({ type: "phase", phase: numberIn(phase) }),
    message: (_, text) => {
      stage.emit([{ type: "said", text: textIn(text).slice(0, 200) }]);
      return 1;
    },
    /** By the rules of the game this player has lost. */
    defeat: (_, seat) => {
      const { rules, state } = stage;
      const of = numberIn(seat);
      if (!state.players[of] || state.players[of].out || state.stage !== "playing") return null;
      stage.emit(defeat(rules, state, of));
      return 1;
    },
    as: (_, seat) => {
      const before = stage.seat;
      if (!stage.state.players[numberIn(seat)]) return fail("Nobody sits there");
      stage.seat = numberIn(seat);
      return before;
    },
  };
}
