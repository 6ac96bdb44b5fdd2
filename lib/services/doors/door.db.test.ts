import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { ok } from "@/lib/engine/kernel/result";
import { LIMITS } from "../accounts/rate-limits";
import type { Session } from "../accounts/read-session";
import { type Asking, door, enter, type WHO } from "./door";

afterAll(closePool);

const codes = { signIn: "x/sign_in", notAllowed: "x/not_allowed", malformed: "x/malformed", slower: "x/slower" };
const run = vi.fn(async (_: unknown, { text }: { text: string }) => ok(text));
beforeEach(() => void run.mockClear());

const input = z.object({ text: z.string().max(20, "x/long") });
const doorFor = <W extends keyof typeof WHO>(who: W, more: { proof?: true; limit?: "secondFactor" } = {}) =>
  door({ name: "x/do", input, who, codes, run, ...more });

const sessionOf = (member: Member): Session => ({ id: newId(), member, provedAt: null }) as unknown as Session;
const asked = (member: Member | null, address = newId()): Asking => ({
  ...{ member, session: member && sessionOf(member), address, deviceId: null },
});

async function refusals(who: keyof typeof WHO): Promise<Record<string, string>> {
  const member = await makeMember("door");
  const people = {
    nobody: null,
    guest: { ...member, guest: true },
    member,
    salesman: { ...member, roles: ["salesman"] },
    administrator: { ...member, admin: true },
  } as const;
  const found: Record<string, string> = {};
  for (const [name, one] of Object.entries(people)) {
    const answer = await enter(doorFor(who), asked(one as Member | null), { text: "hello" });
    found[name] = answer.ok ? "in" : answer.error.code.slice(2);
  }
  return found;
}

describe("who comes in", () => {
  const out = "not_allowed";
  test.each([
    ["anybody", { nobody: "in", guest: "in", member: "in", salesman: "in", administrator: "in" }],
    ["signed_in", { nobody: "sign_in", guest: "in", member: "in", salesman: "in", administrator: "in" }],
    ["member", { nobody: "sign_in", guest: out, member: "in", salesman: "in", administrator: "in" }],
    ["salesman", { nobody: "sign_in", guest: out, member: out, salesman: "in", administrator: "in" }],
    ["administrator", { nobody: "sign_in", guest: out, member: out, salesman: out, administrator: "in" }],
  ] as const)("by a door for '%s'", async (who, expected) => {
    expect(await refusals(who)).toEqual(expected);
  });

  test("a session that waits for its second factor is nobody's yet", async () => {
    const member = await makeMember("half");
    const asking = { ...asked(null), session: sessionOf(member) };
    expect(await enter(doorFor("signed_in"), asking, { text: "hello" })).toMatchObject({
      error: { code: "x/sign_in" },
    });
    expect(run).not.toHaveBeenCalled();
  });
});

describe("what was sent", () => {
  test.each([
    ["no object", "text", undefined],
    ["a wrong field", { text: "t".repeat(21) }, { text: "x/long" }],
    ["text that no database keeps", { text: "a\u0000b" }, undefined],
    ["half a character", { text: "\ud800" }, undefined],
  ])("is refused before it is run or counted: %s", async (_, given, data) => {
    const answer = await enter(doorFor("anybody", { limit: "secondFactor" }), asked(null), given);
    expect(answer).toMatchObject({ ok: false, error: { code: "x/malformed", ...(data ? { data } : {}) } });
    expect(run).not.toHaveBeenCalled();
  });
});

describe("proof", () => {
  test("is asked for where nobody gives one, and nothing is run without it", async () => {
    const asking = asked(await makeMember("proof"));
    const proven = doorFor("signed_in", { proof: true });
    expect(await enter(proven, asking, { text: "a" })).toMatchObject({ error: { code: "account/prove" } });
    expect(run).not.toHaveBeenCalled();
  });

  test("given within ten minutes it counts, given earlier it does not", async () => {
    const asking = asked(await makeMember("proof"));
    const proven = doorFor("signed_in", { proof: true });
    const since = (minutes: number) => ({ ...asking.session!, provedAt: Date.now() - minutes * 60_000 });
    expect(await enter(proven, { ...asking, session: since(9) }, { text: "a" })).toEqual(ok("a"));
    expect(await enter(proven, { ...asking, session: since(11) }, { text: "a" })).toMatchObject({
      error: { code: "account/prove" },
    });
  });

  test("what is done is done in the session that the proof began", async () => {
    const asking = asked(await makeMember("proof"));
    const proven = doorFor("signed_in", { proof: true });
    const begun = { ...asking.session!, id: "the new one" };
    expect(await enter(proven, asking, { text: "a" }, async () => ok(begun))).toEqual(ok("a"));
    expect(run.mock.calls[0]?.[0]).toMatchObject({ session: { id: "the new one" } });
  });
});

describe("limits", () => {
  const { points } = LIMITS.secondFactor;

  test("hold for a member in all sessions and from all addresses, and for nobody else", async () => {
    const [mira, noah] = [await makeMember("mira"), await makeMember("noah")];
    const limited = doorFor("signed_in", { limit: "secondFactor" });
    const all = Array.from({ length: points + 3 }, () => enter(limited, asked(mira), { text: "a" }));
    const refused = (await Promise.all(all)).filter((answer) => !answer.ok);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ error: { code: "x/slower", data: { seconds: expect.any(Number) } } });
    expect(run).toHaveBeenCalledTimes(points);
    expect(await enter(limited, asked(noah), { text: "a" })).toEqual(ok("a"));
  });

  test("hold by address for whoever is not signed in", async () => {
    const address = newId();
    const limited = doorFor("anybody", { limit: "secondFactor" });
    for (let i = 0; i < points; i++) await enter(limited, asked(null, address), { text: "a" });
    expect(await enter(limited, asked(null, address), { text: "a" })).toMatchObject({ error: { code: "x/slower" } });
    expect(await enter(limited, asked(null), { text: "a" })).toEqual(ok("a"));
  });
});
