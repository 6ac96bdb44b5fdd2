import { botIntent } from "@/lib/engine/diplomacy/bots/play";
import { compileDiplomacy, type DiplomacyGame } from "@/lib/engine/diplomacy/game/compile";
import { mapOf } from "@/lib/engine/diplomacy/game/options";
import { centresOf } from "@/lib/engine/diplomacy/game/state";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Variant } from "@/lib/engine/diplomacy/rules/expand";
import { diplomacyNews } from "./diplomacy-news";
import { changesOpenings, openingsOf } from "./diplomacy-openings";
import type { World } from "./world";

/** What pages need to know of a game besides its views, to have its map (`mapOf` in the engine) and to check orders on it. */
export type DiplomacyInfo = {
  map: string;
  /** Absent: the standard game. */
  variant?: Variant;
  morph: string[];
  /** The text of a map that is none of the house's. */
  mapText?: string;
  roles: Record<string, string>;
  /** Whether players are offered a board to try orders on. */
  whatIf: boolean;
};

/** The maps that bots look at, beside what pages are told. */
const maps = new WeakMap<DiplomacyInfo, { opened: DiplomacyMap; changed?: { lines: string; map: DiplomacyMap } }>();

/** The map of a game, with the lines that its master has added since it was opened. */
function mapNow(info: DiplomacyInfo, { morph }: Pick<View, "morph">): DiplomacyMap | null {
  const known = maps.get(info);
  const lines = JSON.stringify(morph);
  if (!known || lines === JSON.stringify(info.morph)) return known?.opened ?? null;
  if (known.changed?.lines === lines) return known.changed.map;
  const map = mapOf({ ...info, morph: [...morph] });
  if (map) known.changed = { lines, map };
  return map;
}

/** The Diplomacy judge. */
export const diplomacy: World<DiplomacyGame, DiplomacyInfo> = {
  name: "diplomacy",
  title: "Diplomacy",
  judges: true,
  load(body) {
    const compiled = compileDiplomacy(body);
    if (!compiled.ok) throw new Error(`A stored configuration does not compile: ${JSON.stringify(compiled.error)}`);
    const game = compiled.value;
    const { map, variant, morph, mapText, roles = {}, whatIf = true } = game.config;
    const info = {
      map,
      ...(variant ? { variant } : {}),
      morph,
      ...(mapText === undefined ? {} : { mapText }),
      roles,
      whatIf,
    };
    maps.set(info, { opened: game.map });
    return { game, info };
  },
  standing(game, state) {
    const { year, season, type } = state.position.phase;
    const begun = state.stage === "active" || state.stage === "waiting";
    const phase = game.outcome(state) !== null ? "over" : begun ? "playing" : "waiting";
    const openings = openingsOf(game, state);
    const say = { code: "diplomacy/standing", data: { year, season, phase: type } };
    return {
      phase,
      say,
      ...(openings ? { openings } : {}),
      ...(state.stage === "waiting" ? { stopped: true as const } : {}),
    };
  },
  changesStanding: (before, after) =>
    before.stage !== after.stage ||
    before.position.phase !== after.position.phase ||
    before.result !== after.result ||
    changesOpenings(before, after),
  record(before, events) {
    if (!events.some((event) => event.type === "phase_processed")) return null;
    const { year, season, type } = before.game.position.phase;
    // Everybody reads it: how many centres a power has may be nobody's to know.
    const data = { v: 1, year, season, phase: type };
    return { kind: "phase", series: 0, number: year, epoch: before.epoch, firstSeq: null, data };
  },
  soFar(_, { powers, position, result }) {
    const victor = result?.victors.length === 1 ? result.victors[0] : undefined;
    // Who has won alone has everything.
    const held = (power: string): number =>
      victor === undefined ? centresOf(position, power).length : Number(power === victor);
    const scores = Object.fromEntries(
      powers.flatMap(({ seat, name }) => (seat === null ? [] : [[seat, held(name)] as const])),
    );
    const values = [...new Set(Object.values(scores))].sort((a, b) => b - a);
    const seats = Object.keys(scores).map(Number);
    return { scores, places: values.map((value) => seats.filter((seat) => scores[seat] === value)) };
  },
  talk: "press",
  news: diplomacyNews,
  ownDoors: ["edit", "adopt", "morph"],
  tester: ({ config }) => config.tester ?? null,
  // Only where it is no secret who has ordered.
  waitedFor: (view) => view.powers.flatMap(({ seat, ordered }) => (seat !== null && ordered === false ? [seat] : [])),
  bot: ({ view, legal, random, info }) => {
    const map = mapNow(info, view);
    return map ? botIntent(map, view, legal, random) : null;
  },
};
