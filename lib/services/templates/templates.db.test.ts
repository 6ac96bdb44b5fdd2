import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { keepConfig } from "@/lib/db/config-store";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { compileTemplate } from "@/lib/engine/cards/compile";
import { cards } from "@/lib/worlds/cards";
import { LIMITS } from "../accounts/rate-limits";
import { createTemplate } from "./create-template";
import { readHouseReports } from "./house-reports";
import { listTemplates } from "./list-templates";
import { makeReport, reportsMade, wantMissingReports } from "./play-reports";
import { deleteTemplate, publishTemplate } from "./publish-template";
import { QUOTAS } from "./quotas";
import { readTemplate } from "./read-template";
import { saveTemplate } from "./save-template";
import { seedTemplates } from "./seed-templates";
import { storeFacts } from "./version-facts";

afterAll(closePool);

const some = (): string => `g${randomBytes(5).toString("hex")}`;

async function member(extra: Partial<Member> = {}): Promise<Member> {
  const [id, nick] = [newId(), some()];
  const made = { id, nick, guest: false, admin: false, roles: [], ...extra };
  await prisma().user.create({ data: { ...made, roles: [...made.roles], nickKey: nick } });
  return made;
}

const WAR = { cards: ["2H", "3H", "4H", "5H"], levels: "2345", suites: "H", hand: 2, players: 2 };
const RULES = {
  ...WAR,
  trick: true,
  move: { cards: 1, win: { suite: true, level: true } },
  points: { trick: { "5": 1 } },
};

/** The text of a small sound game. */
const text = (name: string, opts: object = RULES): string => JSON.stringify({ name, opts, _by: "a remark" }, null, 3);

async function made(owner: Member, name = some()): Promise<string> {
  const result = await createTemplate(owner, { source: text(name) });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.slug;
}

/** A version of a game that is soon compiled and soon played: of whichever there is, hundreds may take minutes. */
const smallVersion = async (): Promise<{ hash: string }> =>
  prisma().templateVersion.findFirstOrThrow({
    where: { template: { slug: await made(await member()) } },
    select: { hash: true },
  });

let anna: Member;
let bert: Member;
beforeAll(async () => {
  [anna, bert] = [await member(), await member()];
});

describe("templates of members", () => {
  test("a new one is private: its owner reads it as written, others see nothing", async () => {
    const name = some();
    const slug = await made(anna, name);
    const own = await readTemplate(anna, { slug });
    expect(own).toMatchObject({ name, version: 1, published: false, can: { edit: true, withdraw: true } });
    expect(own?.source).toBe(text(name));
    expect(await readTemplate(bert, { slug })).toBeNull();
    expect(await readTemplate(null, { slug })).toBeNull();
    expect((await listTemplates(anna)).mine.map((card) => card.slug)).toContain(slug);
  });

  test("published it stands on the shelf of members, and is still its owner's to edit", async () => {
    const slug = await made(anna);
    expect(await publishTemplate(bert, { slug, published: true })).toMatchObject({ ok: false });
    await publishTemplate(anna, { slug, published: true });
    const shelves = await listTemplates(bert);
    expect(shelves.members.map((card) => card.slug)).toContain(slug);
    expect((await readTemplate(null, { slug }))?.can).toEqual({ edit: false, withdraw: false, publish: false });
    expect(await saveTemplate(bert, { slug, source: text("x"), basedOn: 1 })).toMatchObject({
      error: { code: "template/not_found" },
    });
  });

  test("a version that no game can have is none", async () => {
    const slug = await made(anna);
    for (const version of [1e300, 2 ** 31, -1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await readTemplate(anna, { slug, version })).toBeNull();
  });

  test("one member fills neither the shelves nor the database", async () => {
    const cara = await member();
    const slugs = Array.from({ length: QUOTAS.templates }, () => some());
    const version = await smallVersion();
    await prisma().template.createMany({
      data: slugs.map((slug) => ({ id: slug, slug, name: slug, ownerId: cara.id, published: false })),
    });
    await prisma().templateVersion.createMany({
      data: slugs.map((slug) => ({
        ...{ id: `${slug}v`, templateId: slug, number: 1, hash: version.hash },
      })),
    });
    // The one that the limit spares is not the one that many at once get through.
    await prisma().template.update({ where: { id: slugs[1]! }, data: { deletedAt: new Date() } });
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => createTemplate(cara, { source: text(some()) })));
    expect(atOnce.filter((result) => result.ok)).toHaveLength(1);
    await prisma().template.update({ where: { id: slugs[1]! }, data: { deletedAt: null } });
    expect(await createTemplate(cara, { source: text(some()) })).toMatchObject({
      error: { code: "template/too_many" },
    });
    const published = await Promise.all(
      slugs.slice(0, QUOTAS.published + 5).map((slug) => publishTemplate(cara, { slug, published: true })),
    );
    expect(published.filter((result) => result.ok)).toHaveLength(QUOTAS.published);
    expect(await prisma().template.count({ where: { ownerId: cara.id, published: true } })).toBe(QUOTAS.published);
    expect(await publishTemplate(cara, { slug: slugs.at(-1)!, published: true })).toMatchObject({
      error: { code: "template/too_many_published" },
    });
    // Publishing again what is published is nothing new.
    const shelved = await prisma().template.findFirstOrThrow({ where: { ownerId: cara.id, published: true } });
    expect(await publishTemplate(cara, { slug: shelved.slug, published: true })).toMatchObject({ ok: true });
  });

  test("a changed game is a new version, the same game is not; the old one can still be read", async () => {
    const name = some();
    const slug = await made(anna, name);
    const again = `${text(name)}\n`;
    expect(await saveTemplate(anna, { slug, source: again, basedOn: 1 })).toEqual({
      ok: true,
      value: { version: 1, changed: false },
    });
    expect((await readTemplate(anna, { slug }))?.source).toBe(again);
    const changed = text(name, { ...RULES, hand: 1 });
    expect(await saveTemplate(anna, { slug, source: changed, basedOn: 1 })).toMatchObject({
      value: { version: 2, changed: true },
    });
    expect((await readTemplate(anna, { slug, version: 1 }))?.info.hand).toBe(2);
    expect((await readTemplate(anna, { slug }))?.info.hand).toBe(1);
  });

  test("a save based on an older version is refused, and two at once make one version", async () => {
    const name = some();
    const slug = await made(anna, name);
    const save = (hand: number) => saveTemplate(anna, { slug, source: text(name, { ...RULES, hand }), basedOn: 1 });
    const codes = (await Promise.all([save(1), save(3)])).map((result) => (result.ok ? "saved" : result.error.code));
    expect(codes.sort()).toEqual(["saved", "template/stale"]);
    expect((await readTemplate(anna, { slug }))?.versions).toHaveLength(2);
  });

  test("an unsound one is refused with every problem and its path", async () => {
    const result = await createTemplate(anna, { source: text("x", { ...RULES, hands: 3, trick: "yes" }) });
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: "template/unsound",
        data: { problems: expect.arrayContaining([expect.objectContaining({ path: "$.opts.hands" })]) },
      },
    });
    expect(await createTemplate(anna, { source: "{nonsense" })).toMatchObject({
      error: { code: "template/unsound", data: { problems: [{ code: "template/not_json" }] } },
    });
  });

  test("with thousands of problems it is refused with the first ones, in an answer that is not far longer than the text", async () => {
    const wrong = Object.fromEntries(Array.from({ length: 1_500 }, (_, i) => [`k${i}movee`, 1]));
    for (const opts of [
      { ...RULES, ...wrong },
      { ...RULES, ["a".repeat(50_000)]: 1 },
    ]) {
      const result = await createTemplate(anna, { source: text("x", opts) });
      expect(result).toMatchObject({ ok: false, error: { code: "template/unsound" } });
      expect(JSON.stringify(result).length).toBeLessThan(100_000);
    }
  });

  test("guests and strangers write none; two of one name get two addresses; `new` is not an address", async () => {
    expect(await createTemplate(null, { source: text("x") })).toMatchObject({
      error: { code: "template/sign_in" },
    });
    const guest = await member({ guest: true });
    expect(await createTemplate(guest, { source: text("x") })).toMatchObject({
      error: { code: "template/guest" },
    });
    const name = some();
    expect(await made(anna, name)).not.toBe(await made(bert, name));
    expect(await made(anna, "New")).not.toBe("new");
  });

  test("thrown away it is gone from the shelves and its address, not from the tables that play it", async () => {
    const slug = await made(anna);
    const { versionId } = (await readTemplate(anna, { slug })) ?? { versionId: "" };
    expect(await deleteTemplate(bert, { slug })).toMatchObject({ ok: false });
    expect(await deleteTemplate(anna, { slug })).toMatchObject({ ok: true });
    expect(await readTemplate(anna, { slug })).toBeNull();
    expect((await listTemplates(anna)).mine.map((card) => card.slug)).not.toContain(slug);
    expect(await prisma().templateVersion.findUnique({ where: { id: versionId } })).not.toBeNull();
  });

  test("what is no text of a game is counted too, before it is read", async () => {
    const dora = await member();
    const tried = [];
    for (let n = 0; n < LIMITS.templateSave.points + 1; n++) tried.push(await createTemplate(dora, { source: "{" }));
    expect(tried.at(-2)).toMatchObject({ error: { code: "template/unsound" } });
    expect(tried.at(-1)).toMatchObject({ error: { code: "template/slower" } });
  });

  test("has so many versions and no more", async () => {
    const name = some();
    const slug = await made(anna, name);
    const {
      facts: _,
      report: __,
      ...first
    } = await prisma().templateVersion.findFirstOrThrow({ where: { template: { slug } } });
    const rest = Array.from({ length: QUOTAS.versions - 1 }, (_, i) => i + 2);
    await prisma().templateVersion.createMany({
      data: rest.map((number) => ({ ...first, id: newId(), number })),
    });
    const save = { slug, source: text(name, { ...RULES, hand: 1 }), basedOn: QUOTAS.versions };
    expect(await saveTemplate(anna, save)).toMatchObject({ error: { code: "template/too_many_versions" } });
    expect((await readTemplate(anna, { slug }))?.versions).toHaveLength(QUOTAS.versions);
  });

  test("an owner's publishing and a withdrawal by staff at the same moment leave it withdrawn", async () => {
    const [keeper, fred] = [await member({ admin: true }), await member()];
    const slug = await made(fred);
    await publishTemplate(fred, { slug, published: true });
    const owners = () =>
      Promise.all([true, false, true].map((published) => publishTemplate(fred, { slug, published })));
    const staffs = publishTemplate(keeper, { slug, published: false, proved: true });
    await Promise.all([owners(), staffs, owners()]);
    const row = await prisma().template.findUniqueOrThrow({ where: { slug } });
    expect(row.withdrawnByStaffAt).not.toBeNull();
    expect(await publishTemplate(fred, { slug, published: true })).toMatchObject({
      error: { code: "template/withdrawn_by_staff" },
    });
    expect((await readTemplate(keeper, { slug }))?.published).toBe(false);
  });

  test("what staff withdrew does not come back under another address, nor as a version of another game", async () => {
    const [keeper, erik] = [await member({ admin: true }), await member()];
    const [rude, fine] = [text(some()), text(some())];
    const make = async (owner: Member, source: string) => {
      const result = await createTemplate(owner, { source });
      if (!result.ok) throw new Error(result.error.code);
      return result.value.slug;
    };
    const publish = (by: Member, slug: string) => publishTemplate(by, { slug, published: true });
    const refused = { error: { code: "template/withdrawn_by_staff" } };
    const annas = await make(anna, rude);
    const first = await make(erik, rude);
    await publish(erik, first);
    await publishTemplate(keeper, { slug: first, published: false, proved: true });
    await deleteTemplate(erik, { slug: first });
    expect(await publish(erik, await make(erik, rude))).toMatchObject(refused);
    expect(await publish(bert, await make(bert, rude))).toMatchObject(refused);
    const other = await make(erik, fine);
    expect(await publish(erik, other)).toMatchObject({ ok: true });
    expect(await saveTemplate(erik, { slug: other, source: rude, basedOn: 1 })).toMatchObject(refused);
    // Who wrote it first keeps it, or a copy and a complaint would take anybody's game away.
    expect(await publish(anna, annas)).toMatchObject({ ok: true });
  });

  test("what staff threw away or withdrew goes from all addresses of its owner, and does not come back", async () => {
    const [keeper, gina] = [await member({ admin: true }), await member()];
    const same = text(some());
    const make = async () => {
      const result = await createTemplate(gina, { source: same });
      if (!result.ok) throw new Error(result.error.code);
      await publishTemplate(gina, { slug: result.value.slug, published: true });
      return result.value.slug;
    };
    const [one, two] = [await make(), await make()];
    expect(await deleteTemplate(keeper, { slug: one, proved: true })).toMatchObject({ ok: true });
    expect((await prisma().template.findUniqueOrThrow({ where: { slug: two } })).published).toBe(false);
    for (const slug of [two, await make()])
      expect(await publishTemplate(gina, { slug, published: true })).toMatchObject({
        error: { code: "template/withdrawn_by_staff" },
      });
  });

  test("many who ask for one name at once get an address each", async () => {
    const name = some();
    const made = await Promise.all(
      Array.from({ length: 8 }, async () => createTemplate(await member(), { source: text(name) })),
    );
    const slugs = made.map((result) => (result.ok ? result.value.slug : result.error.code));
    expect(new Set(slugs).size).toBe(8);
    expect(slugs.every((slug) => slug.startsWith(name))).toBe(true);
  });

  test("the staff may take a member's one from the shelf", async () => {
    const fred = await member();
    const slug = await made(fred);
    await publishTemplate(fred, { slug, published: true });
    const keeper = await member({ admin: true });
    expect(await publishTemplate(keeper, { slug, published: false })).toMatchObject({
      error: { code: "account/prove" },
    });
    expect(await publishTemplate(keeper, { slug, published: false, proved: true })).toMatchObject({ ok: true });
    expect(await publishTemplate(fred, { slug, published: true })).toMatchObject({
      error: { code: "template/withdrawn_by_staff" },
    });
    expect((await readTemplate(fred, { slug }))?.published).toBe(false);
    expect(await publishTemplate(keeper, { slug, published: true, proved: true })).toMatchObject({ ok: true });
    expect(await publishTemplate(keeper, { slug, published: false, proved: true })).toMatchObject({ ok: true });
    expect(await readTemplate(bert, { slug })).toBeNull();
  });
});

describe("a template that was stored in the first version of the language", () => {
  /** As the first program stored it, with the hash that it gave it. */
  const OLD = { ...WAR, bidding: { min: 62, max: 90, step: 5, pass: true } };
  const OPTS = { ...OLD, trick: true, move: RULES.move, points: RULES.points };

  async function stored(): Promise<{ slug: string; body: unknown; hash: string }> {
    const slug = some();
    const body = { version: 1, name: slug, opts: OPTS, description: "", i18n: {} };
    const { hash } = cards.load(body).game;
    await keepConfig({ world: "cards", hash, body }, prisma());
    const versions = { create: { id: newId(), number: 1, hash, source: text(slug, OPTS) } };
    await prisma().template.create({ data: { id: newId(), slug, ownerId: anna.id, name: slug, versions } });
    return { slug, body, hash };
  }

  test("keeps its hash and its rules for the tables that play it", async () => {
    const { slug, hash } = await stored();
    const row = await prisma().templateVersion.findFirstOrThrow({
      where: { template: { slug } },
      include: { config: true },
    });
    const { game } = cards.load(row.config.body);
    expect(game.hash).toBe(hash);
    expect(game.initial.hash).toBe(hash);
    expect(game.rules.bidding?.min.any).toBe(65);
    expect(cards.load({ ...(row.config.body as object), version: 2 }).game.hash).not.toBe(hash);
  });

  test("is edited in today's words, and saved it is a new version with the same rules", async () => {
    const { slug, body } = await stored();
    const shown = await readTemplate(anna, { slug });
    expect(JSON.parse(shown?.source ?? "")).toMatchObject({ _by: "a remark", opts: { bidding: { min: 65 } } });
    const saved = await saveTemplate(anna, { slug, source: shown?.source ?? "", basedOn: 1 });
    expect(saved).toEqual({ ok: true, value: { version: 2, changed: true } });
    const row = await prisma().templateVersion.findFirstOrThrow({
      where: { template: { slug }, number: 2 },
      include: { config: true },
    });
    expect(row.config.body).toMatchObject({ version: 2 });
    expect(cards.load(row.config.body).game.rules.bidding).toEqual(cards.load(body).game.rules.bidding);
  });
});

describe("the house's games", () => {
  test("all three of the seed are there, once, however often they are seeded", async () => {
    await Promise.all([seedTemplates(), seedTemplates()]);
    expect((await seedTemplates()).every((seeded) => !seeded.changed)).toBe(true);
    const { house } = await listTemplates(null);
    for (const slug of ["thousand", "arschloch", "five-sheets"])
      expect(house.filter((card) => card.slug === slug)).toHaveLength(1);
    const thousand = await readTemplate(null, { slug: "thousand" });
    expect(thousand).toMatchObject({ owner: null, published: true, seats: { min: 3, max: 4 } });
    expect(thousand?.info.description).not.toBe("");
  });

  test("come with the reports of their deals; a file that is not as it came does not", async () => {
    await seedTemplates();
    const reports = readHouseReports();
    for (const { slug, report } of (await listTemplates(null)).house.filter((card) => reports[card.slug]))
      expect(report, slug).toEqual(reports[slug]?.report);
    const folder = mkdtempSync(join(tmpdir(), "house-"));
    // Under the name of one of the house's games, and another game.
    const [slug = ""] = Object.keys(reports);
    writeFileSync(join(folder, `${slug}.json`), text(slug, { ...RULES, hand: 1 }));
    await seedTemplates(folder);
    expect((await readTemplate(null, { slug }))?.report).toBeNull();
    await seedTemplates();
    expect((await readTemplate(null, { slug }))?.report).toEqual(reports[slug]?.report);
  });

  test("a file that changed becomes a new version, and a member who had its address makes room", async () => {
    const folder = mkdtempSync(join(tmpdir(), "house-"));
    const name = some();
    const membersOwn = await made(anna, name);
    expect(membersOwn).toBe(name);
    writeFileSync(join(folder, `${name}.json`), text(name));
    expect(await seedTemplates(folder)).toEqual([{ slug: name, version: 1, changed: true }]);
    writeFileSync(join(folder, `${name}.json`), text(name, { ...RULES, hand: 1 }));
    expect(await seedTemplates(folder)).toEqual([{ slug: name, version: 2, changed: true }]);
    expect(await readTemplate(null, { slug: name })).toMatchObject({ owner: null, version: 2 });
    expect((await listTemplates(anna)).mine.some((card) => card.slug.startsWith(`${name}-`))).toBe(true);
  });

  test("stay in the list however many games members publish", async () => {
    await seedTemplates();
    const owners = await Promise.all(Array.from({ length: 20 }, () => member()));
    const version = await smallVersion();
    const games = owners.flatMap((owner) => Array.from({ length: 20 }, () => ({ slug: `aa-${some()}`, owner })));
    await prisma().template.createMany({
      data: games.map(({ slug, owner }) => ({ id: slug, slug, name: slug, ownerId: owner.id, published: true })),
    });
    await prisma().templateVersion.createMany({
      data: games.map(({ slug }) => ({
        ...{ id: `${slug}v`, templateId: slug, number: 1, hash: version.hash },
      })),
    });
    const { house, members } = await listTemplates(null);
    for (const slug of ["thousand", "arschloch", "five-sheets"]) expect(house.map((card) => card.slug)).toContain(slug);
    expect(members.length).toBeLessThanOrEqual(300);
  });

  test("are shown without being compiled; what lists show of older ones is worked out at the next start", async () => {
    await seedTemplates();
    const anna = await member();
    const name = some();
    const slug = await made(anna, name);
    const card = async () => (await listTemplates(anna)).mine.find((each) => each.slug === slug);
    const shown = await card();
    expect(shown).toMatchObject({ slug, version: 1 });
    const version = await prisma().templateVersion.findFirstOrThrow({ where: { template: { slug } } });
    const { hash } = version;
    // A body that no program can compile: nobody tries.
    const other = `${hash}-none`;
    await prisma().gameConfig.create({ data: { world: "cards", hash: other, body: {} } });
    await prisma().templateVersion.update({ where: { id: version.id }, data: { hash: other } });
    expect(await card()).toEqual(shown);
    for (const house of (await listTemplates(null)).house) expect(house.seats.min).toBeGreaterThan(0);
    // As an earlier house stored it.
    await prisma().templateVersion.update({ where: { id: version.id }, data: { hash, facts: { v: 0 } } });
    expect(await card()).toEqual(shown);
    await prisma().$executeRaw`UPDATE "TemplateVersion" SET facts = NULL WHERE id = ${version.id}`;
    expect(await storeFacts()).toBeGreaterThanOrEqual(1);
    expect(await prisma().templateVersion.findUniqueOrThrow({ where: { id: version.id } })).toMatchObject({
      facts: { v: 4, seats: shown?.seats, cards: shown?.cards, traits: shown?.traits },
    });
    expect(await storeFacts()).toBe(0);
  });

  test("the file's own text is what the editor starts from", async () => {
    await seedTemplates();
    const file = new URL("../../engine/cards/templates/thousand.json", import.meta.url);
    expect((await readTemplate(null, { slug: "thousand" }))?.source).toBe(readFileSync(file, "utf8"));
  });
});

describe("the report of many deals", () => {
  test("is made once a game is published, kept with its version, and shown in lists; drafts have none", async () => {
    const slug = await made(anna);
    expect((await readTemplate(anna, { slug }))?.report).toBeNull();
    await reportsMade();
    expect((await readTemplate(anna, { slug }))?.report).toBeNull();
    await publishTemplate(anna, { slug, published: true });
    expect((await readTemplate(bert, { slug }))?.report).toBeNull();
    await reportsMade();
    const report = (await readTemplate(bert, { slug }))?.report;
    expect(report).toMatchObject({
      v: 1,
      deals: 400,
      seats: 2,
      acts: { min: 4, max: 4, mean: 4 },
      stuck: 0,
      unused: [],
    });
    expect(report?.wins.reduce((sum, wins) => sum + wins, 0)).toBe(400);
    const shelf = (await listTemplates(bert)).members.find((card) => card.slug === slug);
    expect(shelf?.report).toEqual(report);
  });

  test("a new version gets its own; what a process left undone is made after the next start, not by looking", async () => {
    const slug = await made(anna);
    await publishTemplate(anna, { slug, published: true });
    await reportsMade();
    const source = text(some(), { ...RULES, hand: 1 });
    expect(await saveTemplate(anna, { slug, source, basedOn: 1 })).toMatchObject({
      ok: true,
      value: { changed: true },
    });
    await reportsMade();
    const report = (await readTemplate(bert, { slug }))?.report;
    expect(report).toMatchObject({ deals: 400 });
    // The games of other tests are left alone: dozens of reports take long.
    await prisma().$executeRaw`UPDATE "TemplateVersion" SET report = '{}' WHERE report IS NULL`;
    await prisma().$executeRaw`
      UPDATE "TemplateVersion" v SET report = NULL FROM "Template" t WHERE t.id = v."templateId" AND t.slug = ${slug}`;
    expect((await readTemplate(bert, { slug }))?.report).toBeNull();
    await reportsMade();
    expect((await readTemplate(bert, { slug }))?.report).toBeNull();
    await wantMissingReports();
    await reportsMade();
    expect((await readTemplate(bert, { slug }))?.report).toEqual(report);
  });

  test("others go on between its steps", async () => {
    const source = readFileSync("lib/engine/cards/templates/president.json", "utf8");
    const game = compileTemplate(JSON.parse(source));
    if (!game.ok) throw new Error("does not compile");
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    const { deals } = await makeReport(game.value);
    clearInterval(counting);
    // Twenty thousand acts are that many deals at least, however busy the machine is: none takes more than 120.
    expect(deals).toBeGreaterThan(165);
    expect(turns).toBeGreaterThan(20);
  });
});
