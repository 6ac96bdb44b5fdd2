import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { MOST_FORMATS } from "@/lib/contracts/formats";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { houseFormats } from "@/lib/engine/ccg/sets";
import { readGame } from "../catalogue/games";
import { bannedFor } from "./banned-for";
import { deleteFormat } from "./delete-format";
import { formatsInForce, listFormats, readFormat } from "./list-formats";
import { saveFormat } from "./save-format";
import { seedFormats } from "./seed-formats";

afterAll(closePool);
const game = "five-dyes";
const TEXT = "Format Tiny\nRules for deck\nSize 10-\nOtherwise ok";
let anna: Member;
let ben: Member;
beforeEach(async () => {
  await prisma().format.deleteMany();
  [anna, ben] = [await makeMember("anna"), await makeMember("ben")];
});
const given = (some = {}) => ({ key: newId(), game, title: "Mine", text: TEXT, isPublic: false, ...some });
const refused = (code: string) => ({ ok: false, error: { code } });

test("a file is saved once for a key, and a version on the one that was read", async () => {
  const first = given();
  const made = await saveFormat(anna, first);
  expect(await saveFormat(anna, first)).toEqual(made);
  const id = made.ok ? made.value.id : "";
  const changed = TEXT.replace("10-", "12-");
  expect(await saveFormat(anna, given({ id, version: 1, text: changed }))).toEqual({
    ok: true,
    value: { id, version: 2 },
  });
  expect(await saveFormat(anna, given({ id, version: 1 }))).toMatchObject(refused("format/changed"));
  expect(await readFormat(anna, id)).toMatchObject({ version: 2, text: changed, mayEdit: true, owner: anna.nick });
  expect(await prisma().formatVersion.count({ where: { formatId: id } })).toBe(2);
});

test("a filter may ask for the formats of the house, for one's own, and for those that others show", async () => {
  const cards = await readGame(game);
  if (!cards) throw new Error("no game");
  await seedFormats();
  const rules = (...names: string[]) =>
    names.map((name) => `Format ${name}\nRules for deck\nLimit 0\nWeld Sun\nOtherwise ok`).join("\n\n");
  await saveFormat(anna, given({ text: rules("Tiny", "Standard") }));
  await saveFormat(ben, given({ text: rules("Tiny"), isPublic: true }));
  await saveFormat(ben, given({ title: "Again", text: rules("Tiny"), isPublic: true }));
  await saveFormat(ben, given({ text: rules("Hidden") }));
  const namesFor = async (actor: Member | null) => (await bannedFor(actor, cards)).map(({ format }) => format);
  const house = await namesFor(null).then((names) => names.filter((name) => !name.includes("/")));
  expect(house).toContain("Standard");
  const tiny = [`${ben.nick}/Tiny`, `${ben.nick}/Tiny (Mine)`];
  expect(await namesFor(null)).toEqual([...house, ...tiny]);
  expect(await namesFor(anna)).toEqual([...house, "Tiny", `${anna.nick}/Standard`, ...tiny]);
  expect((await namesFor(ben)).slice(house.length).sort()).toEqual(["Hidden", "Tiny", `${ben.nick}/Tiny`]);
});

test("nobody makes everybody's pages heavy by what they show, nor takes the place of all others", async () => {
  const cards = await readGame(game);
  if (!cards) throw new Error("no game");
  const many = Array.from({ length: 800 }, (_, i) => `Format ${i}\nRules for deck\nGeneral limit 0`).join("\n");
  await saveFormat(anna, given({ text: TEXT, isPublic: true }));
  for (let i = 0; i < 10; i++) await saveFormat(ben, given({ title: `${i}`, text: many, isPublic: true }));
  const names = (await bannedFor(null, cards)).map(({ format }) => format);
  expect(names.length).toBeLessThanOrEqual(60);
  for (let i = 0; i < 10; i++)
    await saveFormat(ben, given({ title: `${i}`, text: "Format \u202ex\nRules for deck\nSize 1-", isPublic: true }));
  await saveFormat(anna, given({ title: "Newer", text: TEXT.replace("Tiny", "New"), isPublic: true }));
  const now = (await bannedFor(null, cards)).map(({ format }) => format);
  expect(now).toEqual(expect.arrayContaining([`${anna.nick}/Tiny`, `${anna.nick}/New`]));
  expect(now.filter((name) => name.includes("\u202e"))).toEqual([]);
});

test("a file with a fault is not saved, and says where; files are bounded in number", async () => {
  expect(await saveFormat(anna, given({ text: `${TEXT}\nSize many` }))).toMatchObject({
    error: { code: "format/faulty", data: { line: 5 } },
  });
  expect(await saveFormat(anna, given({ game: "x" }))).toMatchObject(refused("format/no_such_game"));
  await prisma().format.createMany({
    data: Array.from({ length: MOST_FORMATS - 1 }, () => ({
      id: newId(),
      game,
      ownerId: anna.id,
      title: "x",
      savedBy: newId(),
    })),
  });
  const answers = await Promise.all([1, 2, 3].map(() => saveFormat(anna, given())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject(refused("format/too_many"));
});

test("another's is read only where it is open, and changed by nobody else; the house's by the administrator", async () => {
  await seedFormats();
  const made = await saveFormat(anna, given());
  const id = made.ok ? made.value.id : "";
  expect(await readFormat(ben, id)).toBeNull();
  expect(await readFormat(null, id)).toBeNull();
  await saveFormat(anna, given({ id, version: 1, isPublic: true }));
  expect(await readFormat(ben, id)).toMatchObject({ mayEdit: false, version: 2 });
  expect(await saveFormat(ben, given({ id, version: 2 }))).toMatchObject(refused("format/no_such_format"));
  expect(await deleteFormat(ben, { id })).toMatchObject(refused("format/no_such_format"));
  expect((await listFormats(ben, game)).map(({ owner }) => owner)).toEqual([null, anna.nick]);
  expect((await formatsInForce(ben, game)).map(({ owner }) => owner)).toEqual([null]);
  const [house] = await listFormats(null, game);
  const version = { id: house?.id, version: 1, isPublic: true };
  expect(await saveFormat(ben, given(version))).toMatchObject(refused("format/no_such_format"));
  expect(await saveFormat({ ...ben, admin: true }, given(version))).toMatchObject({ value: { version: 2 } });
  expect(await deleteFormat({ ...ben, admin: true }, { id: house?.id ?? "" })).toMatchObject(
    refused("format/no_such_format"),
  );
  for (const [actor, code] of [
    [null, "format/sign_in"],
    [{ ...anna, guest: true }, "format/members_only"],
  ] as const) {
    expect(await saveFormat(actor, given())).toMatchObject(refused(code));
    expect(await deleteFormat(actor, { id })).toMatchObject(refused(code));
  }
  expect(await deleteFormat(anna, { id })).toMatchObject({ ok: true });
});

test("the house's files come in once, anew with a release, and not over what was changed here", async () => {
  await Promise.all([seedFormats(), seedFormats()]);
  const texts = async () => (await listFormats(null, game)).map(({ text, version }) => ({ text, version }));
  expect(await texts()).toEqual([{ text: houseFormats(game), version: 1 }]);
  await seedFormats((name) => (name === game ? TEXT : ""));
  expect(await texts()).toEqual([{ text: TEXT, version: 2 }]);
  const [house] = await listFormats(null, game);
  await saveFormat({ ...anna, admin: true }, given({ id: house?.id, version: 2, text: `${TEXT}\n`, isPublic: true }));
  await seedFormats();
  expect(await texts()).toEqual([{ text: `${TEXT}\n`, version: 3 }]);
});
