import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember, makeVersion } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { worldOf } from "@/lib/worlds";
import { LIMITS } from "../accounts/rate-limits";
import { openTable } from "./open-table";
import { quickPlay } from "./quick-play";

afterAll(closePool);
const NETWORK = "10.1.2.3";
const settings = { name: "T", public: true, entry: "open" as const, moveSeconds: null };

test("no such game, a number of seats that does not fit: refused, nothing opened", async () => {
  const member = await makeMember("open");
  const templateVersionId = await makeVersion("thousand");
  expect(await openTable(member, { templateVersionId: "none", seats: 3, settings }, NETWORK)).toMatchObject({
    error: { code: "table/no_template" },
  });
  expect(await openTable(member, { templateVersionId, seats: 9, settings }, NETWORK)).toMatchObject({
    error: { code: "table/seat_count", data: { min: 3, max: 4 } },
  });
  expect(await quickPlay(member, { game: "nowhere", bots: true }, NETWORK)).toMatchObject({
    error: { code: "table/no_template" },
  });
});

test("what is chosen of a game’s variants is played, kept once, and told in lists; what there is not is refused", async () => {
  const member = await makeMember("chooses");
  const templateVersionId = await makeVersion("durak");
  const open = async (choices: number[], of = templateVersionId, seats = 2) => {
    const opened = await openTable(member, { templateVersionId: of, choices, seats, settings }, NETWORK);
    if (!opened.ok) return opened.error.code;
    const select = { configHash: true, summary: true, templateVersionId: true, config: true } as const;
    return prisma().table.findUniqueOrThrow({ where: { id: opened.value.id }, select });
  };
  const [plain, first, again] = [await open([]), await open([0, 0, 0]), await open([1, 0, 1])];
  const same = await open([1, 0, 1]);
  if ([plain, first, again, same].some((table) => typeof table === "string")) throw new Error("not opened");
  const [a, b, c, d] = [plain, first, again, same] as Exclude<typeof plain, string>[];
  expect(b!.configHash).toBe(a!.configHash);
  expect(c!.configHash).not.toBe(a!.configHash);
  expect(d!.configHash).toBe(c!.configHash);
  expect(c!.templateVersionId).toBe(templateVersionId);
  expect(a!.summary).toMatchObject({ game: { name: expect.any(String) } });
  expect(a!.summary).not.toHaveProperty("game.chosen");
  expect(c!.summary).toMatchObject({
    game: {
      chosen: {
        en: ["Deck: 52 cards", "First attack: Six cards at most"],
        et: ["Pakk: 52 kaarti", "Esimene rünnak: Kuni kuus kaarti"],
      },
    },
  });
  expect(worldOf("cards").load(c!.config!.body).info).toMatchObject({ cards: 52 });
  const thousand = await makeVersion("thousand");
  expect([await open([2]), await open([0, 0, 0, 0]), await open([0], thousand, 3), await open([Number.NaN])]).toEqual([
    ...["table/no_such_choice", "table/no_such_choice", "table/no_such_choice", "table/malformed"],
  ]);
});

test("a draft is played by its author and shown to the administrator; to everybody else it is no game", async () => {
  const [author, other] = [await makeMember("author"), await makeMember("other")];
  const templateVersionId = await makeVersion("thousand");
  const { templateId, template } = await prisma().templateVersion.findUniqueOrThrow({
    where: { id: templateVersionId },
    select: { templateId: true, template: { select: { slug: true } } },
  });
  await prisma().template.update({ where: { id: templateId }, data: { published: false, ownerId: author.id } });
  const given = { templateVersionId, seats: 3, settings };
  const none = { error: { code: "table/no_template" } };
  expect(await openTable(other, given, NETWORK)).toMatchObject(none);
  expect(await quickPlay(other, { game: template.slug, bots: true }, NETWORK)).toMatchObject(none);
  expect(await openTable(author, given, NETWORK)).toMatchObject({ ok: true });
  expect(await openTable({ ...other, admin: true }, given, NETWORK)).toMatchObject({ ok: true });
});

test("many in a row are slowed down", async () => {
  const member = await makeMember("eager");
  const templateVersionId = await makeVersion("thousand");
  const answers = [];
  for (let i = 0; i <= LIMITS.openTable.points; i++)
    answers.push(await openTable(member, { templateVersionId, seats: 3, settings }, NETWORK));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(LIMITS.openTable.points);
  expect(answers.at(-1)).toMatchObject({ error: { code: "table/slower", data: { seconds: expect.any(Number) } } });
});

test("guests of one network are slowed down together, members there are not", async () => {
  const templateVersionId = await makeVersion("thousand");
  const limit = LIMITS.openTableGuests.points;
  const guests = await Promise.all(Array.from({ length: 5 }, () => makeMember("guest")));
  const open = (member: Member) =>
    openTable({ ...member, guest: true }, { templateVersionId, seats: 3, settings }, "10.9.9.9");
  const answers = [];
  for (const guest of guests) for (let i = 0; i <= limit / 5; i++) answers.push(await open(guest));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(limit);
  const member = await makeMember("member");
  expect(await openTable(member, { templateVersionId, seats: 3, settings }, "10.9.9.9")).toMatchObject({ ok: true });
});
