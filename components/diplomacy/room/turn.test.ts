import { expect, test } from "vitest";
import { mapOf } from "@/lib/engine/diplomacy/game/options";
import type { PowerView, View } from "@/lib/engine/diplomacy/game/view";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { diplomacy } from "@/lib/texts/diplomacy/en";
import { diplomacyTable } from "@/lib/texts/diplomacy-table/en";
import { table } from "@/lib/texts/table/en";
import { tableTalk } from "@/lib/texts/table-talk/en";
import { statusOf, turnOf } from "./words";

const map = loadMap("standard");
const texts = { diplomacy, diplomacyTable, table, tableTalk };

type Units = readonly { power: string }[];
const viewOf = (power: Partial<PowerView>, units: Units, own = ["AUSTRIA"], dislodged: Units = []): View =>
  ({
    ...{ stage: "active", result: null, own, can: { order: false, vote: false, wait: false } },
    powers: [{ name: "AUSTRIA", role: null, kind: "player", ordered: null, count: 0, ...power }],
    position: { phase: { type: "MOVEMENT" }, units, dislodged },
  }) as unknown as View;

test("who has lost the last unit and centre is told so, and nobody else", () => {
  const { eliminated, watch } = diplomacyTable.turn;
  const { nothingDue } = diplomacyTable;
  expect(turnOf(viewOf({}, []), map, texts)).toBe(eliminated);
  expect(turnOf(viewOf({ count: 1 }, []), map, texts)).toBe(nothingDue);
  expect(turnOf(viewOf({}, [{ power: "AUSTRIA" }]), map, texts)).toBe(nothingDue);
  expect(turnOf(viewOf({}, [], ["AUSTRIA"], [{ power: "AUSTRIA" }]), map, texts)).toBe(nothingDue);
  expect(turnOf(viewOf({ role: "OBSERVER" }, []), map, texts)).toBe(nothingDue);
  expect(turnOf(viewOf({ count: null }, []), map, texts)).toBe(nothingDue);
  expect(turnOf(viewOf({}, [], []), map, texts)).toBe(watch);
});

test("who has lost their power in play is told so, by its name where that is known, whatever all wait for", () => {
  const { turn } = diplomacyTable;
  const lost: View = { ...viewOf({ kind: "resigned", seat: 3 }, [], []), stage: "waiting" };
  expect(turnOf(lost, map, texts, 3)).toBe(turn.lost("Austria"));
  expect(turnOf({ ...lost, stage: "active" }, map, texts, 4)).toBe(turn.lostSeat);
  expect(turnOf(lost, map, texts)).toBe(turn.vacant(["Austria"]));
  expect(turnOf({ ...lost, own: ["AUSTRIA"] }, map, texts, 3)).not.toBe(turn.lost("Austria"));
});

test("who is late is told so, and whether the power is lost", () => {
  const { turn } = diplomacyTable;
  const late = (more: Partial<View>): View =>
    ({
      ...viewOf({ late: true, ordered: false, count: 3 }, [{ power: "AUSTRIA" }]),
      ...{ can: { order: true, vote: true, wait: true }, inForce: [], ...more },
    }) as View;
  expect(turnOf(late({}), map, texts)).toBe(turn.late);
  expect(turnOf(late({ graceAt: 5 }), map, texts)).toBe(turn.lateLoses);
  expect(turnOf(late({ graceAt: 5, inForce: ["CIVIL_DISORDER"] }), map, texts)).toBe(turn.late);
});

test("a game that stands says for what: for players, or for its master", () => {
  const { turn, status } = diplomacyTable;
  const waiting = (kind: PowerView["kind"]): View => ({ ...viewOf({ kind }, []), stage: "waiting" }) as View;
  expect(turnOf(waiting("resigned"), map, texts)).toBe(turn.vacant(["Austria"]));
  expect(turnOf(waiting("player"), map, texts)).toBe(turn.waiting);
  const phase = { season: "SPRING", year: 1901, type: "MOVEMENT" };
  const at = (view: View): View => ({ ...view, position: { ...view.position, phase } }) as View;
  expect(statusOf(at(waiting("resigned")), texts)).toBe(status.vacant("Spring 1901, movement"));
  expect(statusOf(at(waiting("player")), texts)).toBe(status.waiting("Spring 1901, movement"));
});

test("a team wins together where teams do", () => {
  const teams = mapOf({ map: "standard", morph: ["TEAMS AUSTRIA-ITALY"] })!;
  const over = (inForce: string[]): View =>
    ({
      ...viewOf({}, []),
      stage: "completed",
      inForce,
      result: { victors: ["AUSTRIA"], reason: "solo" },
    }) as unknown as View;
  const { turn } = diplomacyTable;
  expect(turnOf(over(["TEAM_VICTORY"]), teams, texts)).toBe(turn.over(["Austria", "Italy"], false));
  expect(turnOf(over([]), teams, texts)).toBe(turn.over(["Austria"], false));
});
