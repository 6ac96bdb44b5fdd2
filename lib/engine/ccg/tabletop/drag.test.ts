import { describe, expect, test } from "vitest";
import { draggedFor, whyNotDragged } from "./drag";
import { Driver, player, SPECTATOR, smallGame } from "./testing/driver";
import { fullTable } from "./testing/full-table";

const at = { x: 100, y: 20 };

describe("who may drag what", () => {
  const driver = fullTable(12);
  const { game, state } = driver;
  const ids = state.objects.map(({ id }) => id);
  const why = (seat: number, cards: number[] | null, of = state) =>
    whyNotDragged(game.rules, of, seat, { cards, ...at })?.code ?? null;

  test("whoever plays drags what lies on the table, several at once, and what they hold", () => {
    expect(why(0, [ids[0]!])).toBeNull();
    expect(why(1, [ids[0]!, ids[5]!])).toBeNull();
    expect(why(0, null)).toBeNull();
  });

  test("no id of a hand, of a pile, or of nothing", () => {
    for (const ref of ["0/hand", "0/deck", "1/hand"])
      for (const id of driver.ids(ref)) expect(why(0, [id])).toBe("tabletop/no_such_object");
    expect(why(0, [ids[0]!, 9_999_999])).toBe("tabletop/no_such_object");
  });

  test("nobody who does not play any more, and nothing out of an empty hand", () => {
    expect(why(7, [ids[0]!])).toBe("tabletop/out");
    const gone = new Driver(game, 2);
    gone.state = { ...state, players: state.players.map((one, seat) => ({ ...one, out: seat === 0 })) };
    expect(why(0, [ids[0]!], gone.state)).toBe("tabletop/out");
    expect(why(1, [ids[0]!], { ...state, stage: "over" })).toBe("tabletop/out");
    const bare = { ...state, zones: state.zones.map((zone) => ({ ...zone, cards: [] })) };
    expect(why(0, null, bare)).toBe("tabletop/nothing_there");
  });

  test("asking changes nothing, and draws no chance", () => {
    const before = JSON.stringify(state);
    why(0, [ids[0]!]);
    expect(JSON.stringify(state)).toBe(before);
  });
});

test.each(["strict", "warn"] as const)("where rules are minded they say what may be moved: %s", (manner) => {
  const text = `def before_move { if (length(ARG{"ids"}) > 1) return("One at a time"); }`;
  const driver = new Driver(smallGame({ script: { text, manner } }), 2);
  expect(driver.game.rules.script?.problem ?? null).toBeNull();
  driver.act(0, { type: "transfer", take: { how: "outside", numbers: [5, 7] }, put: { to: "table", x: 1, y: 2 } });
  const ids = driver.state.objects.map(({ id }) => id);
  const why = (cards: number[]) => whyNotDragged(driver.game.rules, driver.state, 0, { cards, ...at });
  expect(why(ids.slice(0, 1))).toBeNull();
  expect(why(ids)?.code).toBe("tabletop/rule");
});

test("those across see it turned round, everybody else as it is; a spectator sits with the even seats", () => {
  const { rules } = fullTable(4).game;
  const { width } = rules.config;
  const seen = (by: number, viewer: typeof SPECTATOR) => draggedFor(rules, { cards: null, ...at }, by, viewer);
  expect(seen(0, player(2))).toEqual(at);
  expect(seen(0, SPECTATOR)).toEqual(at);
  expect(seen(0, player(1))).toEqual({ x: width - 100, y: -20 });
  expect(seen(1, SPECTATOR)).toEqual({ x: width - 100, y: -20 });
  expect(seen(1, player(3))).toEqual(at);
});
