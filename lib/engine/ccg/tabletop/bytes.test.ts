import { expect, test } from "vitest";
import { changesBetween } from "../../kernel/changes";
import type { Intent } from "./intent";
import { player, SPECTATOR } from "./testing/driver";
import { fullTable } from "./testing/full-table";

/** What each viewer is sent of an act: what they saw, and what changed of their view. */
function bytesOf(act: (objects: readonly number[], hand: readonly number[]) => Intent): number[] {
  const driver = fullTable(200);
  const { game } = driver;
  const objects = driver.state.objects.map(({ id }) => id);
  for (const id of objects.slice(1, 4)) driver.act(0, { type: "attach", objects: [id], to: objects[0]! });
  const { events, before, after } = driver.act(0, act(objects, driver.ids("0/hand")));
  return [SPECTATOR, player(0), player(1)].map((viewer) => {
    const seen = events.map((event) => game.see(event, before, after, viewer));
    const changes = changesBetween(game.view(before, viewer), game.view(after, viewer));
    return JSON.stringify({ seen, changes }).length;
  });
}

test.each<[string, number, Parameters<typeof bytesOf>[0]]>([
  [
    "a card dragged, with three that hang on it",
    1_000,
    (all) => ({ type: "move", objects: [{ id: all[0]!, x: 5, y: 6 }] }),
  ],
  ["a card tapped", 400, (all) => ({ type: "rotate", objects: [all[9]!], angle: 90 })],
  ["a card raised", 400, (all) => ({ type: "raise", objects: [all[9]!] })],
  [
    "a card taken from the middle of the table",
    600,
    (all) => ({
      type: "transfer",
      take: { how: "table", ids: [all[90]!] },
      put: { to: "zone", zone: "0/discard pile" },
    }),
  ],
  [
    "a card played",
    800,
    (_, hand) => ({
      type: "transfer",
      take: { how: "cards", zone: "0/hand", ids: [hand[3]!] },
      put: { to: "table", x: 1, y: 2 },
    }),
  ],
])("of 200 on the table: %s is at most %i bytes to each viewer", (_, most, act) => {
  for (const bytes of bytesOf(act)) expect(bytes).toBeLessThanOrEqual(most);
});
