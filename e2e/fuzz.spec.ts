import { type Browser, expect } from "@playwright/test";
import { CHECK_DIST } from "../lib/build/testing/check-build";
import { prisma } from "../lib/db/client";
import { SeededRandom } from "../lib/engine/kernel/random";
import { test } from "./clean-test";
import { ask } from "./raw-http";
import { comeIn, LONG } from "./steps";
import { actionsOf, routes, wrongRequest } from "./wrong-input";

/** Wrong input at every door, signed in and not: whatever it is, it is answered, and never by a fault of ours. */

const origin = process.env.E2E_ORIGIN ?? "http://localhost:3000";
const AT_ONCE = 8;
/** What is tried comes from addresses of its own, so that limits which it runs into are nobody else's. */
const FROM = "127.0.0.77";
/** Sessions end among what is tried: a new one every so often. */
const A_SESSION = 104;
/** Who tries: doors that refuse a member let others further in. */
const PEOPLE = ["member", "guest", "salesman", "administrator"] as const;

/** Signs somebody in, and gives the cookies of the session. */
async function cookieOf(browser: Browser, who: (typeof PEOPLE)[number]): Promise<string> {
  const { context, member } = await comeIn(browser, "fuzz");
  const change = {
    member: {},
    guest: { guest: true },
    salesman: { roles: ["salesman"] },
    administrator: { admin: true },
  };
  await prisma().user.update({ where: { id: member.id }, data: change[who] });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await context.close();
  return cookie;
}

async function tryDoors(browser: Browser, count: number): Promise<void> {
  const seed = Number(process.env.SEED ?? 20_261_122);
  const random = new SeededRandom(seed);
  const doors = { routes: routes(), actions: actionsOf(CHECK_DIST) };
  const { host } = new URL(origin);
  const faults: string[] = [];
  let cookie = "";
  for (let done = 0; done < count; done += AT_ONCE) {
    if (done % A_SESSION === 0) cookie = await cookieOf(browser, PEOPLE[(done / A_SESSION) % PEOPLE.length]!);
    const tried = Array.from({ length: AT_ONCE }, () => wrongRequest(random, doors));
    const answers = await Promise.all(
      tried.map(({ method, path, headers, body }) => {
        const known: Record<string, string> = random.below(3) > 0 ? { cookie } : {};
        const here: Record<string, string> = method === "GET" ? {} : { origin };
        const from = { ...here, host, ...known, ...headers };
        return ask(origin, path, { method, headers: from, from: FROM, ...(body === undefined ? {} : { body }) });
      }),
    );
    answers.forEach(({ status, text }, i) => {
      if (status === 0 || status >= 500)
        faults.push(`${status} ${JSON.stringify(tried[i]).slice(0, 400)} ${text.slice(0, 80)}`);
    });
    if (faults.length >= 10) break;
  }
  expect(faults, `seed ${seed}`).toEqual([]);
}

test("wrong input at every door is answered, not failed at", async ({ browser }) => {
  await tryDoors(browser, PEOPLE.length * A_SESSION);
});

test("what React cannot read harms nobody", async () => {
  const { host } = new URL(origin);
  const action = actionsOf(CHECK_DIST).find(({ page }) => page === "/sign-in")?.id ?? "";
  const headers = { host, origin, "next-action": action, "content-type": "text/plain;charset=UTF-8" };
  for (const body of ["[", '["$n1e300"]', '["$1:__proto__"]', '["$K1"]', '["$F1"]', `${"[".repeat(100_000)}`])
    expect((await ask(origin, "/sign-in", { method: "POST", headers, body, from: FROM })).text).not.toMatch(
      /node_modules|at .*\.js/,
    );
  expect((await ask(origin, "/sign-in", { headers: { host } })).status).toBe(200);
});

test("wrong input at every door, a hundred thousand times", LONG, async ({ browser }) => {
  test.setTimeout(60 * 60_000);
  await tryDoors(browser, 100_000);
});
