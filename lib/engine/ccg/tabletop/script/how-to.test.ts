import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SeededRandom } from "../../../kernel/random";
import { Intent } from "../intent";
import { Driver, smallGame } from "../testing/driver";
import { actsFor } from "./acts";
import { factsFor } from "./facts";
import { Stage } from "./stage";

/** `docs/how-to-script-a-tabletop.md` is right: its example plays, and it names every function, no other. */
const text = readFileSync("docs/how-to-script-a-tabletop.md", "utf8");
const [, example = ""] = /```\n([\s\S]*?)```/.exec(text) ?? [];
const driverOf = () => new Driver(smallGame({ script: { text: example, manner: "strict" } }), 2, new SeededRandom(1));

test("the example is a rule: one card a turn, cards stand and one is drawn at the next turn", () => {
  const driver = driverOf();
  const first = driver.state.turn.seat!;
  for (const seat of [0, 1]) driver.act(seat, { type: "bring", parts: { deck: [1, 2, 3] } });
  const lay: Intent = {
    ...{ type: "transfer", take: { how: "top", zone: `${first}/deck`, count: 1 }, put: { to: "table", x: 0, y: 0 } },
  };
  driver.act(first, lay);
  expect(driver.try(first, lay)).toBe("tabletop/rule");
  driver.act(first, { type: "command", name: "bless", objects: [driver.state.objects[0]!.id] });
  expect(driver.state.objects[0]?.counters).toEqual({ white: 1 });
  driver.act(first, { type: "end_turn" });
  expect(driver.zone(`${1 - first}/hand`).cards).toHaveLength(1);
  expect(driver.log.some(({ type }) => type === "script_failed")).toBe(false);
});

test("all functions are named, and no others", () => {
  const driver = driverOf();
  const stage = new Stage(driver.game.rules, driver.state, 0, driver.ctx(), () => ({ ok: true, value: [] }));
  const there = [...Object.keys(actsFor(stage)), ...Object.keys(factsFor(stage))];
  const [, functions = ""] = text.split("## Functions");
  const named = [...functions.matchAll(/`(\w+)\(/g)].map(([, name]) => name!);
  expect([...new Set(named)].filter((name) => name !== "Attr").sort()).toEqual(there.sort());
});

test("every hook that is named is of an operation", () => {
  const [, hooks = ""] = /X is the name of the intent: ([\s\S]*?); and/.exec(text) ?? [];
  const types = new Set<string>(Intent.options.map((option) => option.shape.type.value));
  const named = [...hooks.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !types.has(name))).toEqual([]);
});
