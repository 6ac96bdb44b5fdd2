import { expect, test } from "vitest";
import { olderHouse } from "../build/testing/older-house";
import { newId } from "./ids";

const RENAMED = "20261125090000_names_said_once";

test("products of a house that was filled before are called as new ones are", async () => {
  const house = await olderHouse(RENAMED);
  const { client } = house;
  const products = [
    ["deck", "Basic Deck deck", "Basic Deck"],
    ["fair bag", "The Ember Fair fair bag", "The Ember Fair bag"],
    ["booster", "The Woven City booster", "The Woven City booster"],
    ["tide", "Ebb Ebb and Tide", "Ebb Ebb and Tide"],
  ];
  for (const [type, was] of products)
    await client.query(
      `INSERT INTO "Product" (id, game, set, type, name, price, "printRun") VALUES ($1, 'g', $1, $2, $3, 100, 1)`,
      [newId(), type, was],
    );
  expect(await house.update()).toContain(RENAMED);
  const { rows } = await client.query<{ name: string }>('SELECT name FROM "Product" ORDER BY name');
  expect(rows.map((row) => row.name)).toEqual(products.map(([, , now]) => now).sort());
  await house.end();
});
