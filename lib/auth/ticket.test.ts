import { SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { signTicket, verifyTicket } from "./ticket";

afterEach(() => {
  vi.useRealTimers();
});

test("a ticket says who it admits, for a minute", async () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
  const token = await signTicket({ userId: "anna", sessionVersion: 3 });
  expect(await verifyTicket(token)).toEqual({ userId: "anna", sessionVersion: 3 });
  vi.setSystemTime(Date.UTC(2027, 0, 1, 0, 0, 59));
  expect(await verifyTicket(token)).not.toBeNull();
  vi.setSystemTime(Date.UTC(2027, 0, 1, 0, 1, 1));
  expect(await verifyTicket(token)).toBeNull();
});

test("what is forged, for something else or no ticket at all admits nobody", async () => {
  const token = await signTicket({ userId: "anna", sessionVersion: 3 });
  const [head, , mark] = token.split(".");
  const payload = Buffer.from(JSON.stringify({ sub: "root", sv: 0, aud: "realtime", exp: 9e9 })).toString("base64url");
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  const foreign = await new SignJWT({ sv: 0 })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject("anna")
    .setAudience("realtime")
    .setExpirationTime("60s")
    .sign(new TextEncoder().encode("another secret, just as long"));
  for (const text of [`${head}.${payload}.${mark}`, none, foreign, "", "a.b.c"])
    expect(await verifyTicket(text)).toBeNull();
});
