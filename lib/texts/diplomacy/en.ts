import { PHASES, SEASONS } from "../phases.en";
import { speechOf } from "../speech";

import { refusals } from "./refusals.en";

const { plural, list, average, either } = speechOf("en");

/** "army" or "fleet". */
type Kind = "A" | "F";
const kinds: Record<Kind, string> = { A: "army", F: "fleet" };
const an = (kind: Kind): string => (kind === "A" ? "an army" : "a fleet");
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const supportsOf = (from: readonly string[]): string =>
  `${plural(from.length, { one: "support", other: "supports" })} from ${list(from)}`;

/** What the ground of a province is, and what it does to a unit. */
type Terrain = "land" | "coast" | "water" | "port" | "shut";
type TerrainFate = "army" | "fleet" | "coast" | "trapped" | "freed" | "destroyed";

/** A unit that the ground changed: what it was, where, and where it stands since. */
type TerrainFacts = { power: string; type: Kind; place: string; to: string | null };

/** Maps of Diplomacy, orders on them, and why they came out as they did. Places and powers come as they are called. */
export const diplomacy = {
  seasons: SEASONS,
  phases: PHASES,
  phase: (season: string, year: number, phase: string): string => `${season} ${year}, ${phase}`,
  unit: (kind: Kind, power: string): string => `${power}’s ${kinds[kind]}`,
  terrain: {
    title: "What the ground did",
    fates: {
      army: ({ power, place }) => `${power}: the fleet in ${place} is carried ashore, and is an army now.`,
      fleet: ({ power, place }) => `${power}: the army in ${place} takes to boats, and is a fleet now.`,
      coast: ({ power, place, to }) => `${power}: the fleet in ${place} now lies in ${to ?? place}.`,
      trapped: ({ power, type, place }) =>
        `${power}: the ${type === "A" ? "army" : "fleet"} in ${place} is trapped: it can only hold.`,
      freed: ({ power, type, place }) => `${power}: the ${type === "A" ? "army" : "fleet"} in ${place} is free again.`,
      destroyed: ({ power, type, place }) => `${power}: the ${type === "A" ? "army" : "fleet"} in ${place} is lost.`,
    } as Readonly<Record<TerrainFate, (facts: TerrainFacts) => string>>,
  },
  map: {
    /** Where the ground is another one than at most times. */
    ground: {
      land: "dry land now",
      coast: "dry land now",
      water: "under water now",
      port: "under water now, shallow enough for armies",
      shut: "closed now",
    } as Readonly<Record<Terrain, string>>,
    moments: "The map by season",
    title: (name: string): string => `Map: ${name}`,
    help: "Tab goes through your units, arrow keys from province to province. Enter chooses.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Show the whole map",
    own: "Show my units",
    legend: "Powers",
    centres: (n: number): string => plural(n, { one: "1 centre", other: `${n} centres` }),
    loading: "The map is coming…",
    failed: "The map could not be loaded.",
    again: "Try again",
    hidden: "You cannot see this province.",
    owner: (power: string): string => `owned by ${power}`,
    neutral: "a centre that nobody owns",
    dislodged: (unit: string): string => `${unit}, dislodged`,
    ordered: (order: string, state: string): string => `${order}: ${state}`,
    /** All that a screen reader is told of a province. */
    province: (name: string, facts: readonly string[]): string => `${[name, ...facts].join(", ")}.`,
    why: (order: string): string => `${order}. Why?`,
    savePicture: "Save a picture",
    asSvg: "SVG",
    asPng: "PNG",
    print: "Print",
  },
  states: { pending: "not saved", saved: "saved", succeeded: "succeeds", failed: "fails" },
  orders: {
    hold: (at: string): string => `${at} holds`,
    move: (at: string, to: string): string => `${at} moves to ${to}`,
    moveVia: (at: string, to: string): string => `${at} moves to ${to} by convoy`,
    supportHold: (at: string, of: string): string => `${at} supports ${of}`,
    supportMove: (at: string, of: string, to: string): string => `${at} supports ${of} to ${to}`,
    convoy: (at: string, of: string, to: string): string => `${at} convoys ${of} to ${to}`,
    proxy: (at: string, power: string): string => `${at} is ordered by ${power}`,
    retreat: (at: string, to: string): string => `${at} retreats to ${to}`,
    disband: (at: string): string => `${at} disbands`,
    build: (kind: Kind, at: string): string => `Build ${an(kind)} in ${at}`,
    waive: "One build is waived",
    keep: (at: string): string => `${at} is to be kept`,
  },
  bar: {
    title: "Order",
    unit: (kind: Kind, at: string): string => `${upper(kinds[kind])} ${at}`,
    site: (at: string): string => at,
    verbs: {
      hold: "Hold",
      move: "Move",
      support: "Support",
      convoy: "Convoy",
      retreat: "Retreat",
      disband: "Disband",
      build: "Build",
      waive: "Waive",
    },
    moveTo: (to: string): string => `Move to ${to}`,
    moveVia: (to: string): string => `Move to ${to} by convoy`,
    supportHold: (of: string): string => `Support ${of}`,
    supportMove: (of: string, to: string): string => `Support ${of} to ${to}`,
    convoyTo: (of: string, to: string): string => `Convoy ${of} to ${to}`,
    retreatTo: (to: string): string => `Retreat to ${to}`,
    build: (kind: Kind, at: string): string => `Build ${kinds[kind]}, ${at}`,
    clear: "Clear order",
    cancel: "Cancel",
    pickTarget: "Choose where to, or which unit to help.",
    pickMove: "Choose where it moves.",
    pickSupport: "Choose the unit that it supports.",
    pickConvoy: "Choose the army that it convoys.",
    pickRetreat: "Choose where it retreats.",
    /** A unit to help is chosen; its goal is asked for. */
    pickGoal: (of: string): string => `Or choose where ${of} goes.`,
    cannot: (at: string, to: string): string => `${at} can do nothing with ${to} from where it stands.`,
    set: (order: string, ordered: number, units: number): string =>
      `Order set: ${order}. ${ordered} of ${units} ordered, not saved.`,
    cleared: (at: string): string => `${at} has no order now.`,
    nothing: (at: string): string => `There is nothing to order in ${at}.`,
  },
  views: {
    title: "Orders",
    list: "List",
    text: "Text",
    /** While no order is given. */
    none: {
      MOVEMENT: "Drag a unit on the map, or tap it.",
      RETREATS: "No orders yet. Units disband.",
      ADJUSTMENTS: "No orders yet.",
    } as Readonly<Record<string, string>>,
  },
  list: {
    title: "List of orders",
    empty: "Nothing is to be ordered in this phase.",
    kind: (at: string): string => `What ${at} does`,
    goal: (at: string): string => `With whom and where: ${at}`,
    noOrder: "no order",
    noOrderMovement: "No order: it holds",
    noOrderRetreats: "No order: it disbands",
    supportHold: (of: string): string => `${of}, where it stands`,
    helpMove: (of: string, to: string): string => `${of} to ${to}`,
    viaConvoy: (to: string): string => `${to}, by convoy`,
    due: (n: number): string =>
      n > 0
        ? plural(n, { one: "1 unit to build", other: `${n} units to build` })
        : plural(-n, { one: "1 unit to remove", other: `${-n} units to remove` }),
    chosen: (n: number): string => `${n} ordered`,
    waive: "Waive a build",
    unwaive: "Take a waiver back",
  },
  text: {
    title: "Orders as text",
    lead: (examples: readonly string[]): string =>
      examples.length > 0
        ? `One order a line, as to a judge by mail: ${either(examples)}`
        : "One order a line, as to a judge by mail.",
    line: (line: number, why: string): string => `Line ${line}: ${why}`,
    meant: (order: string): string => `Use “${order}”`,
  },
  refusals,
  refused: "This order cannot be given.",
  kinds: { A: "an army", F: "a fleet" },
  reasons: {
    title: "Why",
    more: "Show how it was decided",
    none: "Everything went as ordered.",
    moves: (at: string, to: string): string => `${at} gets into ${to}.`,
    bounces: (at: string, to: string): string => `${at} bounces at ${to}.`,
    noConvoy: (at: string, to: string): string => `${at} does not get across to ${to}.`,
    holds: (at: string): string => `${at} holds.`,
    dislodged: (at: string, by: string): string => `${at} is dislodged by ${by}.`,
    supports: (at: string): string => `The support from ${at} counts.`,
    cut: (at: string, by: readonly string[]): string =>
      by.length > 0
        ? `The support from ${at} is cut by the attack from ${list(by)}.`
        : `The support from ${at} is cut.`,
    convoys: (at: string): string => `The convoy in ${at} stands.`,
    disrupted: (at: string): string => `The convoy in ${at} is broken up.`,
    voidSupport: (at: string): string => `The support from ${at} fits nothing that the other unit was ordered.`,
    voidConvoy: (at: string): string => `The convoy in ${at} fits nothing that the army was ordered.`,
    voidMove: (at: string): string => `The order of ${at} cannot be carried out.`,
    attack: (strength: number, supports: readonly string[]): string =>
      `The attack has strength ${average(strength)}${supports.length > 0 ? `, with ${supportsOf(supports)}` : ""}.`,
    ownUnit: "A power does not dislodge a unit of its own: the attack has no strength.",
    hold: (unit: string, strength: number, supports: readonly string[]): string =>
      `${unit} there holds with ${average(strength)}${supports.length > 0 ? `, with ${supportsOf(supports)}` : ""}.`,
    defend: (unit: string, strength: number, supports: readonly string[]): string =>
      `${unit} comes from there the other way with ${average(strength)}${supports.length > 0 ? `, with ${supportsOf(supports)}` : ""}.`,
    prevent: (unit: string, at: string, strength: number, supports: readonly string[]): string =>
      `${unit} from ${at} wants to go there too, with ${average(strength)}${supports.length > 0 ? `, with ${supportsOf(supports)}` : ""}.`,
    stronger: "An attack gets in only if it is stronger than everything against it.",
    supportCut: (by: string, cutBy: readonly string[]): string =>
      `The support from ${by} is cut by the attack from ${list(cutBy)}.`,
    supportCounts: (by: string): string => `The support from ${by} counts.`,
    supportOwn: (by: string): string => `The support from ${by} does not count against a unit of its own power.`,
    noFleets: "No fleet convoys it.",
    fleets: (standing: number, ordered: number): string =>
      standing === 0
        ? plural(ordered, {
            one: "The fleet that was to convoy it does not get it across.",
            other: "None of the fleets that were to convoy it gets it across.",
          })
        : `Of ${ordered} fleets ${plural(standing, { one: "1 stands", other: `${standing} stand` })}, which is no whole way.`,
    fleetLost: (at: string, by: string, strength: number): string =>
      `The fleet in ${at} is dislodged by ${by}, with strength ${average(strength)}.`,
    fleetStands: (at: string): string => `The fleet in ${at} stands.`,
    paradox: "This is a convoy paradox: the convoy would decide over its own attack. Such convoys fail.",
    retreats: (at: string, to: string): string => `${at} retreats to ${to}.`,
    retreatRivals: (at: string, rivals: readonly string[]): string =>
      `${at} is disbanded: ${list(rivals)} ${plural(rivals.length, { one: "retreats", other: "retreat" })} to the same place.`,
    retreatOrdered: (at: string): string => `${at} is disbanded, as ordered.`,
    retreatNoOrder: (at: string): string => `${at} is disbanded: it has no order.`,
    retreatNowhere: (at: string): string => `${at} is disbanded: it cannot go anywhere.`,
    retreatClosed: (at: string, to: string): string => `${at} is disbanded: ${to} is not open to it.`,
    built: (kind: Kind, at: string): string => `${upper(an(kind))} is built in ${at}.`,
    removed: (at: string): string => `${at} is removed.`,
    removedByDisorder: (at: string, steps: number): string =>
      `${at} is removed, because nobody ordered which: it was ${plural(steps, { one: "1 step", other: `${steps} steps` })} from the nearest own centre, and none was farther.`,
    waived: "A build is waived.",
    notAdjusted: {
      too_many: "As many as are due were ordered before it.",
      nothing_due: "Nothing of that kind is due.",
      no_site: "It is no place where this power builds.",
      no_room: "As many are built there as may be.",
      occupied: "There is a unit already.",
      unfit: "No such unit can stand there.",
      no_unit: "There is no such unit.",
      other_phase: "That order belongs to another phase.",
      removed: "It is removed all the same.",
    } as Readonly<Record<string, string>>,
    kept: (at: string): string => `${at} stays.`,
    fails: (order: string, why: string): string => `${order}: not done. ${why}`,
  },
};

export type DiplomacyTexts = typeof diplomacy;
