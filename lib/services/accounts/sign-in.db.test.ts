import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, describe, expect, test } from "vitest";
import { HASHED } from "@/lib/auth/password";
import { from, makeGuestHere, makeSignedUp, openHere, some } from "@/lib/build/testing/accounts";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { checkCredentials } from "./check-credentials";
import { LIMITS } from "./rate-limits";
import { signUp } from "./sign-up";
import { upgradeGuest } from "./upgrade-guest";

afterAll(closePool);

const PASSWORD = "three brass keys";
const signedUp = () => makeSignedUp(PASSWORD);
const codeOf = (result: { ok: true } | { ok: false; error: { code: string; data?: unknown } }): string =>
  result.ok ? "ok" : result.error.code;

/** How many hashes were worked out or compared meanwhile. */
async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hear = () => {
    count++;
  };
  subscribe(HASHED, hear);
  await work().finally(() => unsubscribe(HASHED, hear));
  return count;
}

describe("signing in", () => {
  test("a wrong password and an unknown nick get the same answer", async () => {
    const { nick } = await signedUp();
    const wrong = await checkCredentials({ nick, password: "something else" }, from());
    const unknown = await checkCredentials({ nick: some(), password: "something else" }, from());
    expect(wrong).toEqual({ ok: false, error: { code: "account/wrong_credentials" } });
    expect(unknown).toEqual(wrong);
  });

  test("an unknown nick costs the same work", async () => {
    const { nick } = await signedUp();
    const work = (name: string) => hashesOf(() => checkCredentials({ nick: name, password: "something else" }, from()));
    // The dummy is worked out once in a process.
    await work(some());
    expect(await work(nick)).toBe(1);
    expect(await work(some())).toBe(1);
  });

  test("the right password is right, whatever the case of the nick", async () => {
    const { nick, userId, address } = await signedUp();
    const result = await checkCredentials({ nick: nick.toUpperCase(), password: PASSWORD }, from(address));
    expect(result).toMatchObject({ ok: true, value: { userId, pending: false } });
  });

  test("after five wrong passwords from one address the right one must wait, there but not elsewhere", async () => {
    const { nick, address } = await signedUp();
    for (let i = 0; i < LIMITS.signInPair.points; i++)
      expect(await checkCredentials({ nick, password: `wrong ${i}` }, from(address))).toMatchObject({
        error: { code: "account/wrong_credentials" },
      });
    const waits = await checkCredentials({ nick, password: PASSWORD }, from(address));
    expect(waits).toMatchObject({ ok: false, error: { code: "account/wait" } });
    expect((await checkCredentials({ nick, password: PASSWORD }, from())).ok).toBe(true);
  });

  test("the wait is the same for a nick that nobody has, and grows from time to time", async () => {
    const [nick, address] = [some(), some()];
    const spend = async () => {
      for (let i = 0; i < LIMITS.signInPair.points; i++)
        await checkCredentials({ nick, password: "wrong" }, from(address));
      return checkCredentials({ nick, password: "wrong" }, from(address));
    };
    const seconds = (result: Awaited<ReturnType<typeof spend>>) =>
      result.ok ? 0 : ((result.error.data as { seconds?: number } | undefined)?.seconds ?? 0);
    const first = seconds(await spend());
    expect(first).toBeGreaterThan(25);
    expect(first).toBeLessThanOrEqual(30);
    await prisma().rateLimit.delete({ where: { key: `signInPair:${nick} ${address}` } });
    const second = seconds(await spend());
    expect(second).toBeGreaterThan(55);
    expect(second).toBeLessThanOrEqual(60);
  });

  test("of many guesses at once only as many pass as one after the other", async () => {
    const { nick, address } = await signedUp();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => checkCredentials({ nick, password: `wrong ${i}` }, from(address))),
    );
    const judged = guesses.filter((guess) => !guess.ok && guess.error.code === "account/wrong_credentials");
    expect(judged.length).toBeLessThanOrEqual(LIMITS.signInPair.points);
  });

  test("success forgets the failures before it", async () => {
    const { nick, address } = await signedUp();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < LIMITS.signInPair.points - 1; i++)
        await checkCredentials({ nick, password: "wrong" }, from(address));
      expect((await checkCredentials({ nick, password: PASSWORD }, from(address))).ok).toBe(true);
    }
  });
});

describe("nobody is shut out by others", () => {
  const guess = (nick: string, address: string, deviceId: string | null = null) =>
    checkCredentials({ nick, password: "wrong" }, from(address, deviceId));

  test("65 wrong passwords from one address leave every other address and device open", async () => {
    const { nick, userId } = await signedUp();
    const [attacker, home, device] = [some(), some(), some()];
    await openHere({ userId }, { address: home, deviceId: device });
    const judged: string[] = [];
    for (let i = 0; i < 65; i++) judged.push(codeOf(await guess(nick, attacker)));
    expect(judged.filter((code) => code === "account/wrong_credentials")).toHaveLength(LIMITS.signInPair.points);
    const right = (address: string, deviceId: string | null) =>
      checkCredentials({ nick, password: PASSWORD }, from(address, deviceId));
    expect(codeOf(await right(some(), null))).toBe("ok");
    expect(codeOf(await right(home, null))).toBe("ok");
    // The same café: only the device tells the member from the guesser.
    expect(codeOf(await right(attacker, device))).toBe("ok");
    expect(codeOf(await right(attacker, some()))).toBe("account/wait");
  });

  test("what was refused is charged to nobody: the address keeps its attempts at other nicks", async () => {
    const [victim, other] = [await signedUp(), await signedUp()];
    const address = some();
    for (let i = 0; i < 60; i++) await guess(victim.nick, address);
    const { points } = await prisma().rateLimit.findUniqueOrThrow({ where: { key: `signInAddress:${address}` } });
    expect(points).toBe(LIMITS.signInPair.points);
    expect(codeOf(await checkCredentials({ nick: other.nick, password: PASSWORD }, from(address)))).toBe("ok");
  });

  test("guesses from many addresses spend the nick's own limit; known addresses and devices do not ask it", async () => {
    const { nick, userId } = await signedUp();
    const [home, device] = [some(), some()];
    await openHere({ userId }, { address: home, deviceId: device });
    for (let i = 0; i < LIMITS.signInNick.points; i++) await guess(nick, some());
    const right = (address: string, deviceId: string | null) =>
      checkCredentials({ nick, password: PASSWORD }, from(address, deviceId));
    expect(codeOf(await right(some(), null))).toBe("account/wait");
    expect(codeOf(await right(home, null))).toBe("ok");
    expect(codeOf(await right(some(), device))).toBe("ok");
  });

  test("a device that is known to one member is a stranger to others, and guesses no more than any other", async () => {
    const [anna, bert] = [await signedUp(), await signedUp()];
    const device = some();
    await openHere({ userId: anna.userId }, { deviceId: device });
    const judged = async (nick: string) => {
      const codes = [];
      for (let i = 0; i < 20; i++) codes.push(codeOf(await guess(nick, some(), device)));
      return codes.filter((code) => code === "account/wrong_credentials").length;
    };
    expect(await judged(anna.nick)).toBe(LIMITS.signInDevice.points);
    for (let i = 0; i < LIMITS.signInNick.points; i++) await guess(bert.nick, some());
    expect(codeOf(await checkCredentials({ nick: bert.nick, password: PASSWORD }, from(some(), device)))).toBe(
      "account/wait",
    );
  });
});

describe("hashing is expensive", () => {
  test("150 at once for a taken nick are answered without one hash, by guests and by others", async () => {
    const { nick } = await signedUp();
    const [{ member: guest }, address] = [await makeGuestHere(), some()];
    const wanted = { nick, password: PASSWORD };
    let codes: string[] = [];
    const hashes = await hashesOf(async () => {
      const asked = [
        ...Array.from({ length: 75 }, () => upgradeGuest(guest, wanted, address)),
        ...Array.from({ length: 75 }, () => signUp(wanted, address)),
      ];
      codes = (await Promise.all(asked)).map(codeOf);
    });
    expect(hashes).toBe(0);
    expect(new Set(codes)).toEqual(new Set(["form/fields", "account/wait"]));
    expect(codes.filter((code) => code === "form/fields")).toHaveLength(LIMITS.signUp.points);
  });

  test("of very many wrong passwords at once most are told that the house is busy, and are not charged", async () => {
    const { nick } = await signedUp();
    const addresses = Array.from({ length: 55 }, some);
    let codes: string[] = [];
    const hashes = await hashesOf(async () => {
      const asked = addresses.map((address) => checkCredentials({ nick, password: "wrong" }, from(address)));
      codes = (await Promise.all(asked)).map(codeOf);
    });
    const busy = codes.filter((code) => code === "account/busy").length;
    expect(new Set(codes)).toEqual(new Set(["account/wrong_credentials", "account/busy"]));
    expect(hashes).toBeLessThanOrEqual(codes.length - busy + 1);
    const { points } = await prisma().rateLimit.findUniqueOrThrow({ where: { key: `signInNick:${nick}` } });
    expect(points).toBe(codes.length - busy);
    expect(codeOf(await checkCredentials({ nick, password: PASSWORD }, from()))).toBe("ok");
  });
});
