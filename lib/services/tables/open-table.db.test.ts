import { afterAll, expect, test } from "vitest";
import { makeMember, makeVersion } from "@/lib/build/testing/club";
import { closePool } from "@/lib/db/pool";
import { LIMITS } from "../accounts/rate-limits";
import { openTable } from "./open-table";
import { quickPlay } from "./quick-play";

afterAll(closePool);
const settings = { name: "T", public: true, entry: "open" as const, moveSeconds: null };

test("nobody, no such game, a number of seats that does not fit: refused, nothing opened", async () => {
  const member = await makeMember("open");
  const templateVersionId = await makeVersion("thousand");
  expect(await openTable(null, { templateVersionId, seats: 3, settings })).toMatchObject({
    error: { code: "table/sign_in" },
  });
  expect(await openTable(member, { templateVersionId: "none", seats: 3, settings })).toMatchObject({
    error: { code: "table/no_template" },
  });
  expect(await openTable(member, { templateVersionId, seats: 9, settings })).toMatchObject({
    error: { code: "table/seat_count", data: { min: 3, max: 4 } },
  });
  expect(await quickPlay(member, { game: "nowhere", bots: true })).toMatchObject({
    error: { code: "table/no_template" },
  });
});

test("many in a row are slowed down", async () => {
  const member = await makeMember("eager");
  const templateVersionId = await makeVersion("thousand");
  const answers = [];
  for (let i = 0; i <= LIMITS.openTable.points; i++)
    answers.push(await openTable(member, { templateVersionId, seats: 3, settings }));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(LIMITS.openTable.points);
  expect(answers.at(-1)).toMatchObject({ error: { code: "table/slower", data: { seconds: expect.any(Number) } } });
});
