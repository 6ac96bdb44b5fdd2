import type { Seat } from "../../../kernel/game";
import type { Random } from "../../../kernel/random";
import { type Chained, type End, Intent, type Put, type Take } from "../intent";
import { type Rules, refOfZone } from "../rules";
import type { State } from "../state";
import { COLOURS, FACES, RESULTS } from "../vocabulary";

const KINDS = [
  ...["draw", "play", "lay", "transfer", "transfer", "transfer", "shuffle", "search", "show", "reveal", "rotate"],
  ...[
    "flip",
    "move",
    "raise",
    "lower",
    "attach",
    "attach",
    "detach",
    "count",
    "count",
    "touch",
    "arrow",
    "unarrow",
    "control",
  ],
  ...["score_card", "score", "roll", "toss", "special", "bid", "end_turn", "phase", "timer", "chain"],
] as const;

const ENDING = ["declare", "accept", "concede"] as const;

const isChained = (intent: Intent): intent is Chained =>
  intent.type !== "chain" && Intent.safeParse({ type: "chain", acts: [intent, intent] }).success;

/** Something that a player might ask now: mostly allowed, of every kind. `ends`: they may also end the game. */
export function randomIntent(rules: Rules, state: State, seat: Seat, random: Random, ends = false): Intent {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const seats = state.players.length;
  const at = () => random.below(800) - 100;
  const zone = () => refOfZone(rules, random.below(state.zones.length));
  const object = () => (state.objects.length === 0 ? 0 : one(state.objects).id);
  const objects = () => Array.from({ length: 1 + random.below(3) }, object);
  const cardOf = (ref: string): number => {
    const cards = state.zones[rules.places.get(ref)!]?.cards ?? [];
    return cards.length === 0 ? 0 : one(cards).id;
  };
  const count = () => 1 + random.below(3);
  const take = (): Take => {
    const from = zone();
    switch (random.below(7)) {
      case 0:
        return { how: "cards", zone: from, ids: [cardOf(from), cardOf(from)] };
      case 1:
        return { how: "top", zone: from, count: count() };
      case 2:
        return { how: "bottom", zone: from, count: count() };
      case 3: {
        const rev = state.zones[rules.places.get(from)!]?.rev ?? 0;
        return { how: "places", zone: from, places: [random.below(6), random.below(6)], rev };
      }
      case 4:
        return { how: "chance", zone: from, count: count() };
      case 5:
        return { how: "outside", numbers: [90 + random.below(5)] };
      default:
        return { how: "table", ids: objects() };
    }
  };
  const put = (): Put => {
    switch (random.below(6)) {
      case 0:
        return { to: "outside" };
      case 1:
      case 2:
        return {
          ...{ to: "table", x: at(), y: at(), angle: one([0, 90, 180, 45]) },
          ...(random.below(2) === 0 ? { down: random.below(2) === 0 } : {}),
        };
      case 3:
        return { to: "zone", zone: `${seat}/play`, down: random.below(2) === 0 };
      default:
        return { to: "zone", zone: zone(), end: one(["top", "bottom"]) };
    }
  };
  const hand = `${seat}/hand`;
  const kind = ends && random.below(12) === 0 ? one(ENDING) : one(KINDS);
  switch (kind) {
    case "draw":
      return {
        type: "transfer",
        take: { how: "top", zone: `${seat}/deck`, count: count() },
        put: { to: "zone", zone: hand },
      };
    case "play":
      return {
        type: "transfer",
        take: { how: "cards", zone: hand, ids: [cardOf(hand)] },
        put: { to: "zone", zone: `${seat}/play`, down: random.below(3) === 0 },
      };
    case "lay":
      return {
        type: "transfer",
        take: { how: "cards", zone: `${seat}/play`, ids: [cardOf(`${seat}/play`)] },
        put: { to: "table", x: at(), y: at() },
      };
    case "transfer": {
      const asked: Intent = { type: "transfer", take: take(), put: put(), shuffle: random.below(4) === 0 };
      return random.below(8) === 0 ? { ...asked, reveal: "type" } : asked;
    }
    case "shuffle":
      return { type: kind, zone: zone() };
    case "search":
      return { type: kind, zone: zone(), close: random.below(2) === 0 };
    case "show":
      return { type: kind, zone: `${seat}/${one(rules.kinds).name}`, sight: one([0, 1, 3, 5, 4]) };
    case "reveal":
      return { type: kind, zone: hand, id: cardOf(hand) };
    case "rotate":
      return { type: kind, objects: objects(), angle: one([0, 90, 180, 270, 45]) };
    case "flip":
      return { type: kind, objects: objects(), ...(random.below(3) === 0 ? { to: one(FACES) } : {}) };
    case "move":
      return { type: kind, objects: objects().map((id) => ({ id, x: at(), y: at() })) };
    case "raise":
    case "lower":
    case "detach":
      return { type: kind, objects: objects() };
    case "attach":
      return { type: kind, objects: objects(), to: object() };
    case "touch":
      return { type: kind, objects: objects() };
    case "arrow": {
      const end = (): End => (random.below(3) === 0 ? { seat: random.below(seats) } : { card: object() });
      return { type: kind, from: [end(), end()], to: end() };
    }
    case "unarrow":
      return { type: kind, ...(random.below(2) === 0 ? { cards: objects() } : {}) };
    case "count":
      return { type: kind, objects: objects(), colour: one(COLOURS), by: random.below(9) - 4 };
    case "control":
      return { type: kind, objects: objects(), seat: random.below(seats) };
    case "score_card":
      return { type: kind, objects: objects(), by: random.below(5) - 2 };
    case "score":
      return { type: kind, seat: random.below(seats), value: random.below(40) };
    case "roll":
      return { type: kind, dice: count(), sides: 6 };
    case "special":
      return { type: kind, what: "{W}" };
    case "bid":
      return { type: kind, text: String(random.below(9)) };
    case "phase":
      return { type: kind, phase: random.below(5) };
    case "timer":
      return { type: kind, act: one(["grab", "pass", "stop"]) };
    case "chain": {
      const acts = Array.from({ length: 3 }, () => randomIntent(rules, state, seat, random)).filter(isChained);
      return acts.length > 1 ? { type: kind, acts } : (acts[0] ?? { type: "toss" });
    }
    case "declare":
      return { type: kind, result: one(RESULTS) };
    default:
      return { type: kind };
  }
}
