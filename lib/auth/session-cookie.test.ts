import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function cookiesAt(origin: string) {
  vi.stubEnv("APP_ORIGIN", origin);
  vi.resetModules();
  const { cookieName, cookieOptions, sessionCookieName } = await import("./session-cookie");
  return { session: sessionCookieName(), device: cookieName("guildhall.device"), options: cookieOptions(60) };
}

test("behind TLS browsers hold every cookie to this host alone", async () => {
  const { session, device, options } = await cookiesAt("https://guildhall.example");
  expect([session, device]).toEqual(["__Host-next-auth.session-token", "__Host-guildhall.device"]);
  // What the prefix demands, or browsers refuse the cookie: TLS, the whole site, no domain.
  expect(options).toEqual({ httpOnly: true, sameSite: "lax", secure: true, path: "/", maxAge: 60 });
});

test("without TLS the names have no prefix, which browsers would refuse", async () => {
  const { session, options } = await cookiesAt("http://localhost:3000");
  expect(session).toBe("next-auth.session-token");
  expect(options).toMatchObject({ httpOnly: true, sameSite: "lax", secure: false });
});
