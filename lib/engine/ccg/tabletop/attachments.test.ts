import { expect, test } from "vitest";
import type { Intent } from "./intent";
import { begun, type Driver } from "./testing/driver";
import { MOST_AT_ONCE, MOST_OBJECTS } from "./vocabulary";

/** As many cards as a table holds, each hanging on the one after it; the worst order for whoever looks for what hangs on what. */
function chained(): { driver: Driver; ids: number[] } {
  const driver = begun();
  for (let left = MOST_OBJECTS; left > 0; left -= 50)
    driver.act(0, {
      ...{ type: "transfer", put: { to: "table", x: 0, y: 0 } },
      take: { how: "outside", numbers: Array.from({ length: 50 }, () => 1) },
    });
  const ids = driver.state.objects.map(({ id }) => id);
  const objects = driver.state.objects.map((card, i) => ({ ...card, parent: ids[i + 1] ?? null }));
  driver.state = { ...driver.state, objects };
  return { driver, ids };
}

/**
 * A sidecar that is held up so long by one member's act holds everybody's up. Of the processor's time: what else a busy machine does
 * meanwhile is not this act's.
 */
const MOST_MS = 1_000;

test.each<[string, (ids: number[]) => Intent]>([
  [
    "hung on another",
    (ids) => ({ type: "attach", objects: ids.slice(-MOST_AT_ONCE - 1, -1).reverse(), to: ids.at(-1)! }),
  ],
  ["moved", (ids) => ({ type: "move", objects: ids.slice(-MOST_AT_ONCE).map((id) => ({ id, x: 5, y: 6 })) })],
  ["raised", (ids) => ({ type: "raise", objects: ids.slice(0, MOST_AT_ONCE) })],
])(
  "a thousand cards that hang on each other, as many as may be %s at once: no member holds a table up with it",
  (_, act) => {
    const { driver, ids } = chained();
    const from = process.cpuUsage();
    driver.act(0, act(ids));
    const { user, system } = process.cpuUsage(from);
    expect((user + system) / 1_000).toBeLessThan(MOST_MS);
  },
);

test("what hangs on a card, at whatever depth, goes along and does not carry it", () => {
  const { driver, ids } = chained();
  const [deepest, next] = ids as [number, number];
  const root = ids.at(-1)!;
  expect(driver.try(0, { type: "attach", objects: [root], to: deepest })).toBe("tabletop/loop");
  expect(driver.try(0, { type: "attach", objects: [next], to: deepest })).toBe("tabletop/loop");
  expect(driver.try(0, { type: "attach", objects: [next], to: next })).toBe("tabletop/loop");
  const { events } = driver.act(0, { type: "move", objects: [{ id: root, x: 30, y: 40 }] });
  expect(events[0]).toMatchObject({ type: "placed", objects: { length: ids.length } });
  driver.act(0, { type: "detach", objects: [root, ids[500]!] });
  expect(driver.act(0, { type: "raise", objects: [ids[400]!] }).events[0]).toMatchObject({ objects: { length: 501 } });
  driver.act(0, { type: "attach", objects: [root], to: deepest });
});
