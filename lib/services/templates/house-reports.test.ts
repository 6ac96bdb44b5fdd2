import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HOUSE_REPORTS, type HouseReports, readHouseReports } from "./house-reports";
import { makeReport } from "./play-reports";
import { HOUSE } from "./seed-templates";
import { soundBody } from "./sound-body";
import { gameOf } from "./version-facts";

/**
 * The reports that come with the house's games are what whoever makes them anew comes to. `GUILDHALL_RECORD=1` writes them
 * anew: after a change of a game, of the rules' engine or of the bots. The short run makes those that take a second or less.
 */
const SHORT = ["euchre", "mau-mau"];
const slugs = readdirSync(HOUSE)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -".json".length))
  .sort();

function soundOf(slug: string) {
  const sound = soundBody(readFileSync(`${HOUSE}/${slug}.json`, "utf8"));
  if (!sound.ok) throw new Error(slug);
  return sound.value;
}

async function madeAnew(slug: string): Promise<HouseReports[string]> {
  const { body, hash } = soundOf(slug);
  return { hash, report: await makeReport(gameOf(body)) };
}

if (process.env.GUILDHALL_RECORD)
  test("written anew", { timeout: 900_000 }, async () => {
    const made: HouseReports = {};
    for (const slug of slugs) made[slug] = await madeAnew(slug);
    writeFileSync(HOUSE_REPORTS, `${JSON.stringify(made, null, 2)}\n`);
  });

test("each of the house's games has the report of this very game", () => {
  const reports = readHouseReports();
  expect(Object.entries(reports).map(([slug, { hash }]) => [slug, hash])).toEqual(
    slugs.map((slug) => [slug, soundOf(slug).hash]),
  );
});

test.each(process.env.GUILDHALL_LONG ? slugs : SHORT)(
  "%s: bots come to the report that is told of it",
  { timeout: 300_000 },
  async (slug) => {
    expect(await madeAnew(slug)).toEqual(readHouseReports()[slug]);
  },
);
