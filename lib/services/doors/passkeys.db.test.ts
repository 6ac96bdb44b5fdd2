import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { openSession } from "../accounts/open-session";
import { LIMITS } from "../accounts/rate-limits";
import { readSession } from "../accounts/read-session";
import { type Asking, enter } from "./door";
import { passkeyDoors } from "./passkeys";

afterAll(closePool);

let member: Member;
beforeEach(async () => {
  member = await makeMember("keys");
});

const place = { userAgent: "", deviceId: newId(), address: "10.0.0.1" };

/** Somebody with a session; one that waits for its second factor is nobody's yet. */
async function asking(of: Member, pending = false): Promise<Asking> {
  const id = await openSession({ userId: of.id, pending }, place);
  const session = await readSession(id!);
  return { member: pending ? null : of, session, address: place.address, deviceId: null };
}
const nobody: Asking = { member: null, session: null, address: place.address, deviceId: null };

const response = {
  ...{ id: "AA", rawId: "AA", type: "public-key", clientExtensionResults: {} },
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
};
const codeOf = async (...[door, who, given]: Parameters<typeof enter>) => {
  const answer = await enter(door, who, given);
  return answer.ok ? "in" : answer.error.code;
};

describe("passkeys", () => {
  const { offer, add, ask, signIn, prove } = passkeyDoors;
  const ended = "account/session_ended";

  test("are nothing for whoever has no session, nor for guests", async () => {
    const guest = { ...(await asking(member)), member: { ...member, guest: true } };
    guest.session = { ...guest.session!, member: guest.member };
    for (const who of [nobody, guest]) {
      expect(await codeOf(offer as never, who, {})).toBe(ended);
      expect(await codeOf(ask as never, who, {})).toBe(ended);
      expect(await codeOf(signIn as never, who, { response })).toBe(ended);
      expect(await codeOf(prove as never, who, { response })).toBe(ended);
    }
  });

  test("are made after a proof alone, and never by a session that waits for one", async () => {
    const half = await asking(member, true);
    expect(await codeOf(offer as never, half, {})).toBe(ended);
    expect(await codeOf(prove as never, half, { response })).toBe(ended);
    const whole = await asking(member);
    const late = { ...whole, session: { ...whole.session!, provedAt: Date.now() - 3_600_000 } };
    expect(await codeOf(offer as never, late, {})).toBe("account/prove");
    expect(await codeOf(offer as never, whole, {})).toBe("in");
    const made = { ...response, response: { clientDataJSON: "AA", attestationObject: "AA" } };
    expect(await codeOf(add as never, late, { name: "x", response: made })).toBe("account/prove");
    expect(await codeOf(add as never, whole, { name: "x", response: made })).toBe("account/passkey_failed");
  });

  test("complete the session that the password has prepared, and no other", async () => {
    await prisma().passkey.create({
      data: { id: newId(), userId: member.id, publicKey: "AA", counter: 0, transports: [], name: "x" },
    });
    const half = await asking(member, true);
    expect(await codeOf(ask as never, half, {})).toBe("in");
    expect(await codeOf(signIn as never, half, { response })).toBe("account/passkey_failed");
    expect(await codeOf(signIn as never, await asking(member), { response })).toBe(ended);
  });

  test("are asked for so often by a session, and no oftener", async () => {
    const half = await asking(member, true);
    for (let i = 0; i < LIMITS.passkey.points; i++) await codeOf(ask as never, half, {});
    expect(await codeOf(ask as never, half, {})).toBe("account/wait");
    const stolen = await asking(member);
    for (let i = 0; i < LIMITS.passkey.points; i++) await codeOf(prove as never, stolen, { response });
    expect(await codeOf(prove as never, stolen, { response })).toBe("account/wait");
    expect(await codeOf(prove as never, await asking(member), { response })).toBe("account/passkey_failed");
    expect(await codeOf(ask as never, await asking(member, true), {})).toBe("account/no_passkey");
  });
});
