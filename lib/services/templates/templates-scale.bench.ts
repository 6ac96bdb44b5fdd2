import { readFileSync } from "node:fs";
import type { Measure } from "../../build/bench";
import { makeMember } from "../../build/testing/club";
import { pool } from "../../db/pool";
import { createTemplate } from "./create-template";
import { listTemplates } from "./list-templates";

const TEMPLATES = 1_000;
const VERSIONS = 50;
const TIMES = 9;

/** Copies of a game, each another one, published, and changed so many times. */
const COPY = `
  WITH made AS (
    INSERT INTO "Template" (id, slug, "ownerId", name, published)
    SELECT id || n, slug || n, $2, name || n, true FROM "Template", generate_series(1, $3::int) n WHERE slug = $1
    RETURNING id, slug, name
  ), configs AS (
    INSERT INTO "GameConfig" (world, hash, body)
    SELECT world, hash || m.id, jsonb_set(body, '{name}', to_jsonb(m.name))
    FROM made m, "GameConfig" WHERE (world, hash) = (SELECT world, hash FROM "TemplateVersion" v JOIN "Template" t ON t.id = v."templateId" WHERE t.slug = $1)
  )
  INSERT INTO "TemplateVersion" (id, "templateId", number, world, hash, facts)
  SELECT m.id || 'v' || n, m.id, n, v.world, v.hash || m.id, v.facts
  FROM made m, generate_series(1, $4::int) n, "TemplateVersion" v JOIN "Template" t ON t.id = v."templateId" WHERE t.slug = $1`;

/** The list of games for whoever opens a table, from a process that has listed none yet, and again. */
export async function* benches(): AsyncIterable<Measure> {
  const owner = await makeMember("author");
  const source = readFileSync("lib/engine/cards/templates/thousand.json", "utf8");
  const made = await createTemplate(owner, { source });
  if (!made.ok) throw new Error(made.error.code);
  await pool().query(COPY, [made.value.slug, owner.id, TEMPLATES, VERSIONS]);
  await pool().query("VACUUM ANALYZE");
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const begun = performance.now();
    const { members } = await listTemplates(null);
    if (members.length !== 300) throw new Error(`${members.length} games are listed.`);
    times.push(performance.now() - begun);
  }
  const [first = 0, ...again] = times;
  yield { name: "templates.list.first", value: first, unit: "ms", n: TEMPLATES, seconds: first / 1_000 };
  const value = again.sort((a, b) => a - b)[again.length >> 1] ?? 0;
  yield { name: "templates.list", value, unit: "ms", n: TEMPLATES, seconds: value / 1_000 };
}
