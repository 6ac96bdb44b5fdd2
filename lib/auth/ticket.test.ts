import { SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { signTicket, verifyTicket } from "./ticket";

afterEach(() => {
  vi.useRealTimers();
});

test("a ticket names its session, for a minute", async () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
  const token = await signTicket("s1");
  expect(await verifyTicket(token)).toBe("s1");
  vi.setSystemTime(Date.UTC(2027, 0, 1, 0, 0, 59));
  expect(await verifyTicket(token)).not.toBeNull();
  vi.setSystemTime(Date.UTC(2027, 0, 1, 0, 1, 1));
  expect(await verifyTicket(token)).toBeNull();
});

test("what is forged, for something else or no ticket at all admits nobody", async () => {
  const token = await signTicket("s1");
  const [head, , mark] = token.split(".");
  const payload = Buffer.from(JSON.stringify({ sid: "s2", aud: "realtime", exp: 9e9 })).toString("base64url");
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  const foreign = await new SignJWT({ sid: "s1" })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience("realtime")
    .setExpirationTime("60s")
    .sign(new TextEncoder().encode("another secret, just as long"));
  for (const text of [`${head}.${payload}.${mark}`, none, foreign, "", "a.b.c"])
    expect(await verifyTicket(text)).toBeNull();
});
