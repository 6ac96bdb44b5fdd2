import { powerName } from "@/components/diplomacy/names";
import { sayPhase } from "@/components/diplomacy/order-words";
import type { WorldWords } from "@/components/realtime/world-words";
import { houseHelp } from "@/components/table/house-sentences";
import { asData, asList, asNumber, asText, type Data } from "@/components/table/json-read";
import { type Named, tidy, whoAt } from "@/components/table/people";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Json, Refusal } from "@/lib/engine/kernel/result";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Who } from "@/lib/texts/who";
import { teamOf } from "../teams";

export type RoomTexts = Pick<Catalogues, "diplomacy" | "diplomacyTable" | "table" | "tableTalk">;

/** Moments, and days from the first to the last as the judge writes them, as the reader writes them. */
type SayWhen = { time(at: number): string; days(from: string, to: string): string };

/** What the log of a game of Diplomacy says. */
export function diplomacyWords(texts: RoomTexts, map: DiplomacyMap, say: SayWhen): WorldWords {
  const { log: t, votes } = texts.diplomacyTable;
  const power = (value: Json | undefined): string => powerName(map, asText(value) ?? "");
  const powers = (value: Json | undefined): string[] => asList(value).map(power);
  const phase = (value: Json | undefined): string => {
    const { season, year, type } = asData(value);
    return sayPhase(texts.diplomacy, {
      ...{ season: asText(season) ?? "", year: asNumber(year) ?? 0, type: asText(type) ?? "" },
    });
  };
  const proposal = (value: Json | undefined): string =>
    asText(value) === "DIAS" ? votes.proposal.draw : votes.proposal.win(power(value));
  const absence = (data: Data, people: readonly Named[]): [who: Who | null, days: string] => {
    const { seat, from, to } = asData(data.absence);
    const at = asNumber(seat);
    return [at === null ? null : whoAt(people, at, texts.table), say.days(asText(from) ?? "", asText(to) ?? "")];
  };
  const tell = (code: string, data: Data, people: readonly Named[]): string | null => {
    switch (code) {
      case "diplomacy/stage_set":
        return t.stage[asText(data.stage) ?? ""] ?? t.other;
      case "diplomacy/power_chosen":
        return t.powerChosen(asText(data.power) === null ? null : power(data.power));
      case "diplomacy/started":
        return t.started;
      case "diplomacy/orders_set":
        return data.orders === null ? t.ordersCleared(power(data.power)) : t.ordersSet(power(data.power));
      case "diplomacy/wait_set":
        return t.wait(power(data.power), data.on === true);
      case "diplomacy/vote_set":
        return t.vote(power(data.power));
      case "diplomacy/proposed":
        return t.proposed(proposal(data.result), asText(data.power) === null ? null : power(data.power));
      case "diplomacy/proposal_failed":
        return t.proposalFailed(asText(data.power) === null ? null : power(data.power));
      case "diplomacy/absence_set":
        return t.absence(...absence(data, people));
      case "diplomacy/absence_ended":
        return t.absenceEnded(...absence(data, people));
      case "diplomacy/slept": {
        const [from, to] = [asNumber(data.from), asNumber(data.to)];
        return from === null || to === null ? null : t.slept(say.time(from), say.time(to));
      }
      case "diplomacy/resigned":
        return t.resigned(power(data.power), asText(data.reason) ?? "");
      case "diplomacy/taken_over":
        return t.takenOver(power(data.power));
      case "diplomacy/position_set":
        return t.boardChanged;
      case "diplomacy/messages_set":
        return t.masterMessage(
          asList(data.lines)
            .flatMap((line) => asText(line) ?? [])
            .join(" "),
        );
      case "diplomacy/map_changed":
        return t.mapChanged;
      case "diplomacy/control_set":
        return t.control(power(data.power));
      case "diplomacy/vassal_made":
        return t.vassal(power(data.power), power(data.of));
      case "diplomacy/deadline_set": {
        const at = asNumber(data.at);
        return at === null ? null : t.deadline(say.time(at));
      }
      case "diplomacy/warned":
        return t.warned(powers(data.powers));
      case "diplomacy/nudged":
        return t.nudged(powers(data.powers));
      case "diplomacy/late":
        return asList(data.powers).length === 0 ? t.lateSomebody : t.late(powers(data.powers));
      case "diplomacy/phase_processed":
        return t.processed(phase(data.phase));
      case "diplomacy/terrain_changed":
        return t.terrain(asList(data.changes).length);
      case "diplomacy/phase_entered":
        return null;
      case "diplomacy/gift_made":
        return t.gift(asText(data.from) === null ? null : power(data.from), power(data.to), asNumber(data.amount) ?? 0);
      case "diplomacy/income_paid":
        return asText(asData(data.phase).type) === "INCOME" ? t.income : t.captured;
      case "diplomacy/lists_locked":
        return t.locked;
      case "diplomacy/ended":
        return t.ended(powers(data.victors), asText(data.reason) ?? "");
      case "diplomacy/revealed":
        return t.revealed;
      default:
        return t.other;
    }
  };
  return {
    // Here nobody takes a move back: the master goes to another phase, back or on.
    talk: { ...texts.tableTalk, rewound: t.rewound },
    isAct: (code) => code === "diplomacy/orders_set",
    takeback: (_, by, people) => tidy(texts.diplomacyTable.takeback(whoAt(people, by, texts.table))),
    tell: ({ code, data }, people) => {
      const said = tell(code, data, people);
      return said === null ? null : tidy(said);
    },
  };
}

const isVacant = ({ kind }: View["powers"][number]): boolean => kind === "resigned";

/** Where the game stands: "Spring 1901, movement". */
export function statusOf(
  { stage, position, powers }: View,
  { diplomacyTable: { status: t }, diplomacy }: RoomTexts,
): string {
  const phase = sayPhase(diplomacy, position.phase);
  switch (stage) {
    case "active":
      return t.active(phase);
    case "waiting":
      return (powers.some(isVacant) ? t.vacant : t.waiting)(phase);
    default:
      return t[stage];
  }
}

/** Has every power of the viewer lost its last unit and centre? Who joined beside the powers of the map has none to lose. */
function isEliminated({ own, powers, position }: View): boolean {
  const standing = new Set([...position.units, ...position.dislodged].map(({ power }) => power));
  const mine = powers.filter(({ name }) => own.includes(name));
  return mine.length > 0 && mine.every(({ name, role, count }) => !role && count === 0 && !standing.has(name));
}

/** Who wins with a power: its team, where teams win together. */
const winnersWith = ({ inForce }: View, map: DiplomacyMap, power: string): readonly string[] =>
  (inForce.includes("TEAM_VICTORY") ? teamOf(map, power) : undefined) ?? [power];

/** Does whoever is late lose their power when patience ends, rather than that their orders are filled in? */
const losesPower = ({ graceAt, inForce }: View): boolean =>
  graceAt !== undefined && !inForce.includes("CIVIL_DISORDER") && !inForce.includes("CIVIL_PREVIEW");

/** What is asked of the viewer now, or what everybody waits for. `seat`: theirs, or the one that they lost in play; null: neither. */
export function turnOf(
  view: View,
  map: DiplomacyMap,
  { diplomacyTable: { turn: t, nothingDue } }: RoomTexts,
  seat: Seat | null = null,
): string {
  const { stage, result, can, own, powers, position } = view;
  if (stage === "completed" || stage === "terminated")
    return t.over(
      (result?.victors ?? []).flatMap((name) => winnersWith(view, map, name)).map((name) => powerName(map, name)),
      result?.reason === "draw",
    );
  if (stage === "preparation") return t.preparation;
  if (stage === "forming") return t.forming;
  if (seat !== null && own.length === 0) {
    const lost = powers.find((power) => power.seat === seat);
    return lost ? t.lost(powerName(map, lost.name)) : t.lostSeat;
  }
  const vacant = powers.filter(isVacant).map(({ name }) => powerName(map, name));
  if (stage === "waiting") return vacant.length > 0 ? t.vacant(vacant) : t.waiting;
  if (own.length === 0) return t.watch;
  if (!can.order && isEliminated(view)) return t.eliminated;
  if (!can.order) return nothingDue;
  const mine = powers.filter(({ name }) => own.includes(name));
  if (mine.some(({ late }) => late)) return losesPower(view) ? t.lateLoses : t.late;
  if (mine.every(({ ordered }) => ordered !== false)) return t.ordered;
  if (position.phase.type === "RETREATS") return t.retreats;
  if (position.phase.type === "ADJUSTMENTS") return t.builds;
  if (view.writes) return t.lists[view.writes];
  return view.variant === "payola" ? t.offers : t.orders;
}

/** Why something was not done, in a sentence. */
export function helpFor(refusal: Refusal, { diplomacyTable, tableTalk, table }: RoomTexts): string {
  const { refusals } = diplomacyTable;
  const own = Object.hasOwn(refusals, refusal.code) ? refusals[refusal.code] : undefined;
  return own ?? houseHelp(refusal, tableTalk) ?? table.refusalBeforeWords;
}
