import { fail } from "../../../script/error";
import type { Native } from "../../../script/machine";
import { listOf, type Value } from "../../../script/value";
import type { Ability, Clause } from "../../rules/ability";
import { withFollowing } from "../../rules/following";
import { readRules } from "../../rules/rules-text";
import { isAcross, turnedAngle } from "../frame";
import { zoneAt } from "../rules";
import type { TableCard } from "../state";
import { listIn } from "./acts";
import type { Stage } from "./stage";
import { dictionaryOf } from "./values";

const angleFor = ({ angle, control }: TableCard): number => (isAcross(control) ? turnedAngle(angle) : angle);

const countOf = (counters: TableCard["counters"], colour: Value): number =>
  Object.entries(counters).find(([name]) => name === colour)?.[1] ?? 0;

/** An ability of a card as a dictionary: what it is, what sets it off, its cost, and its clauses. */
const abilityValue = (ability: Ability, at: number): Value =>
  dictionaryOf({
    at,
    is: ability.is,
    word: ability.is === "keyword" ? ability.word : undefined,
    count: ability.is === "keyword" ? ability.count : undefined,
    event: ability.is === "triggered" ? ability.event : undefined,
    condition: ability.is === "triggered" ? ability.condition : undefined,
    cost: ability.is === "activated" ? listOf([...ability.cost]) : undefined,
    clauses: ability.is === "keyword" ? undefined : listOf(ability.clauses.map(clauseValue)),
  });

const clauseValue = ({ may, given, effect }: Clause): Value =>
  dictionaryOf({
    does: effect.does,
    with: effect.does === "said" ? dictionaryOf({ words: effect.words }) : dictionaryOf(effect.with),
    may: may ? 1 : 0,
    given,
  });

/** What a card's words say, by the words: reading them takes long, and a script asks often. */
const readBefore = new Map<string, readonly Ability[]>();
const MOST_READ = 5_000;

function abilitiesIn(text: string): readonly Ability[] {
  const known = readBefore.get(text);
  if (known) return known;
  const abilities = withFollowing(readRules(text));
  if (readBefore.size >= MOST_READ) readBefore.clear();
  readBefore.set(text, abilities);
  return abilities;
}

/** Questions that look through everything on the table, or through a zone; all others are about one card. */
export const LOOKING: readonly string[] = ["zone", "objects", "with", "saying", "marked", "attached"];

/** What a script may ask of the table: cards by id, zones by name. It sees everything. */
export function factsFor(stage: Stage): Record<string, Native> {
  const object = (id: Value): TableCard | null =>
    typeof id === "number" ? stage.object(id) : fail("A card is missing");
  const ofObject =
    (get: (card: TableCard) => Value): Native =>
    (_, id) => {
      const card = object(id);
      return card && get(card);
    };
  return {
    zone: (_, ref) => {
      const at = typeof ref === "string" ? zoneAt(stage.rules, stage.state, ref) : -1;
      const zone = stage.state.zones[at];
      return zone ? listOf(zone.cards.map(({ id }) => id)) : null;
    },
    objects: (_, seat) =>
      listOf(stage.state.objects.flatMap(({ id, control }) => (seat === null || seat === control ? [id] : []))),
    with: (_, argument) => {
      const [attribute, value, seat = null] = listIn(argument);
      const { book } = stage.rules;
      const has = ({ number, control }: TableCard): boolean =>
        (seat === null || seat === control) &&
        typeof attribute === "string" &&
        book(number)?.attributes.get(attribute) === value;
      return listOf(stage.state.objects.filter(has).map(({ id }) => id));
    },
    saying: (_, argument) => {
      const [seat = null, words] = listIn(argument);
      const { cards } = stage.rules.script ?? {};
      const says = ({ number, control }: TableCard): boolean =>
        (seat === null || seat === control) &&
        typeof words === "string" &&
        cards?.card(number)?.text.includes(words) === true;
      return listOf(stage.state.objects.filter(says).map(({ id }) => id));
    },
    marked: (_, colour) =>
      listOf(stage.state.objects.flatMap(({ id, counters }) => (countOf(counters, colour) > 0 ? [id] : []))),
    number: (_, id) => (typeof id === "number" ? (stage.find(id)?.card.number ?? null) : null),
    owner: (_, id) => (typeof id === "number" ? (stage.find(id)?.card.owner ?? null) : null),
    place: (_, id) => (typeof id === "number" ? (stage.find(id)?.place ?? null) : null),
    controller: ofObject(({ control }) => control),
    tapped: ofObject((card) => (angleFor(card) % 180 === 0 ? 0 : 1)),
    facing: ofObject(({ face }) => face),
    above: ofObject(({ parent }) => parent),
    attached: (_, id) =>
      listOf(stage.state.objects.flatMap((card) => (card.parent === id && id !== null ? [card.id] : []))),
    counter: (_, argument) => {
      const [id = null, colour] = listIn(argument);
      const card = object(id);
      return card ? countOf(card.counters, colour ?? null) : null;
    },
    card: ofObject((card) =>
      dictionaryOf({
        ...{ id: card.id, number: card.number, owner: card.owner, control: card.control, face: card.face },
        ...{ x: card.x, y: card.y, angle: angleFor(card), above: card.parent },
      }),
    ),
    abilities: (_, card) => {
      const text = typeof card === "number" ? stage.rules.script?.cards?.card(card)?.text : undefined;
      return listOf(abilitiesIn(text ?? "").map(abilityValue));
    },
    movements: () => stage.movements,
    me: () => stage.seat,
    seats: () => stage.state.players.length,
    rivals: () => listOf(stage.state.players.flatMap(({ out }, seat) => (out || seat === stage.seat ? [] : [seat]))),
    turn: () => stage.state.turn.seat,
    turn_number: () => stage.state.turn.number,
    phase_now: () => stage.state.turn.phase,
    staked: () => (stage.rules.config.staked === true ? 1 : 0),
  };
}
