import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { ok, refuse } from "../engine/kernel/result";
import { OWN_ORIGINS } from "../env";
import { type Asking, door } from "../services/doors/door";

vi.mock("server-only", () => ({}));
const nobody: Asking = { member: null, session: null, address: "10.0.0.1", deviceId: null };
vi.mock("./asking", () => ({ currentAsking: async () => nobody }));
/** Stands for the database: what fails with this fails because it is away. */
const AWAY = new Error("away");
vi.mock("../services/accounts/check-health", () => ({ isDatabaseAway: async (error: unknown) => error === AWAY }));
const { jsonDoor } = await import("./json-door");

const run = vi.fn(async (_: unknown, { text }: { text: string }) =>
  text === "no" ? refuse("x/no") : text === "gone" ? refuse("x/gone") : ok(text),
);
beforeEach(() => void run.mockClear());
const codes = { signIn: "x/sign_in", notAllowed: "x/not_allowed", malformed: "x/malformed", slower: "x/slower" };
const input = z.object({ text: z.string() });
const open = door({ name: "x/do", input, who: "anybody", codes, run });
const closed = door({ name: "x/mine", input, who: "signed_in", codes, run });

const [origin = ""] = OWN_ORIGINS;
const sent = (body: string, headers: Record<string, string> = { origin }) =>
  new Request(`${origin}/api/x`, { method: "POST", body, headers });
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

describe("a route on a door", () => {
  test("takes what a page of ours sends, and is kept by nobody", async () => {
    const response = await jsonDoor(open)(sent('{"text":"hello"}'));
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await answerOf(response)).toEqual({ status: 200, body: { value: "hello" } });
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example" }],
    ["a sandboxed frame", { origin: "null" }],
    ["a browser that hides its origin", { "sec-fetch-site": "cross-site" }],
  ])("does nothing for %s", async (_, headers) => {
    expect(await answerOf(await jsonDoor(open)(sent('{"text":"hello"}', headers)))).toMatchObject({
      status: 403,
      body: { error: { code: "wire/elsewhere" } },
    });
    expect(run).not.toHaveBeenCalled();
  });

  test.each([
    ["no JSON", "hello", 400, "x/malformed"],
    ["too much", JSON.stringify({ text: "a".repeat(20_000) }), 400, "x/malformed"],
    ["what the service refuses", '{"text":"no"}', 409, "x/no"],
    ["what has a status of its own", '{"text":"gone"}', 410, "x/gone"],
  ])("says by its status what it refuses: %s", async (_, body, status, code) => {
    const answer = await answerOf(await jsonDoor(open, { status: { "x/gone": 410 } })(sent(body)));
    expect(answer).toMatchObject({ status, body: { error: { code } } });
  });

  test("whoever is not signed in is told so, by its status too", async () => {
    expect(await answerOf(await jsonDoor(closed)(sent('{"text":"hello"}')))).toMatchObject({
      status: 401,
      body: { error: { code: "x/sign_in" } },
    });
  });

  test("reads the parts of its address", async () => {
    const params = Promise.resolve({ text: "part" });
    const response = await jsonDoor(open)(new Request(`${origin}/api/x/part`), { params });
    expect(await answerOf(response)).toEqual({ status: 200, body: { value: "part" } });
  });

  test("what is still to be done is done where the service has not refused, and is what is answered", async () => {
    const done = vi.fn(async (text: string) => (text === "late" ? refuse("x/late") : ok(null)));
    const answer = async (text: string) => answerOf(await jsonDoor(open, { done })(sent(JSON.stringify({ text }))));
    expect(await answer("no")).toMatchObject({ status: 409, body: { error: { code: "x/no" } } });
    expect(done).not.toHaveBeenCalled();
    expect(await answer("hello")).toEqual({ status: 200, body: { value: null } });
    expect(await answer("late")).toMatchObject({ status: 409, body: { error: { code: "x/late" } } });
  });

  test("while the database is away it says so by its status, and only then", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    run.mockRejectedValueOnce(AWAY);
    expect(await answerOf(await jsonDoor(open)(sent('{"text":"hello"}')))).toEqual({
      status: 503,
      body: { error: { code: "wire/unavailable" } },
    });
    expect(error).toHaveBeenCalledWith(AWAY);
    const fault = new Error("a fault of ours");
    run.mockRejectedValueOnce(fault);
    await expect(jsonDoor(open)(sent('{"text":"hello"}'))).rejects.toThrow(fault);
    error.mockRestore();
  });
});
