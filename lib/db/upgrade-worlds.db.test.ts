import { expect, test } from "vitest";
import { olderHouse } from "../build/testing/older-house";

const WORLDS = "20261122040000_worlds";

test("a house that was filled before there were worlds keeps its games, tables and score sheets", async () => {
  const house = await olderHouse(WORLDS);
  const { client } = house;
  const body = { version: 2, name: "Whist", opts: { cards: [] }, description: "", i18n: {}, _source: "{ as written }" };
  await client.query(`INSERT INTO "Template" (id, slug, name) VALUES ('t', 'whist', 'Whist'), ('u', 'copy', 'Copy')`);
  for (const [id, template] of ["t", "u"].entries())
    await client.query(
      'INSERT INTO "TemplateVersion" (id, "templateId", number, hash, body) VALUES ($1, $2, 1, $3, $4)',
      [`v${id}`, template, "same hash", body],
    );
  await client.query(
    `INSERT INTO "Table" (id, "templateVersionId", name, summary, anchor) VALUES ('table', 'v1', 'T', '{}', 'a')`,
  );
  await client.query(
    `INSERT INTO "Deal" ("tableId", series, number, epoch, "firstSeq", "lastSeq", result, "endedAt")
     VALUES ('table', 0, 1, 1, 5, 40, '{"v":1}', now()), ('table', 0, 2, 2, 41, 90, '{"v":1}', now())`,
  );

  expect(await house.update()).toContain(WORLDS);
  const { rows: configs } = await client.query('SELECT world, hash, body FROM "GameConfig"');
  const { _source, ...kept } = body;
  expect(configs).toEqual([{ world: "cards", hash: "same hash", body: kept }]);
  const { rows: versions } = await client.query('SELECT id, world, hash, source FROM "TemplateVersion" ORDER BY id');
  expect(versions).toEqual(
    ["v0", "v1"].map((id) => ({ id, world: "cards", hash: "same hash", source: "{ as written }" })),
  );
  const { rows: tables } = await client.query('SELECT world, "configHash" FROM "Table"');
  expect(tables).toEqual([{ world: "cards", configHash: "same hash" }]);
  const { rows: records } = await client.query(
    'SELECT kind, number, "lastSeq", data FROM "GameRecord" ORDER BY number',
  );
  expect(records).toEqual([
    { kind: "deal", number: 1, lastSeq: 40, data: { v: 1 } },
    { kind: "deal", number: 2, lastSeq: 90, data: { v: 1 } },
  ]);
  await house.end();
});
