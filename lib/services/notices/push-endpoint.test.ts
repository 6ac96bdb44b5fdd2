import { describe, expect, test } from "vitest";
import { isPushEndpoint } from "./push-endpoint";

describe("the house asks push services that browsers use, and nobody else", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://autopush.prod.push.services.mozilla.com/wpush/v1/x",
    "https://web.push.apple.com/QH",
    "https://wns2-par02p.notify.windows.com/w/?token=BQ",
  ])("%s", (address) => expect(isPushEndpoint(address, undefined)).toBe(true));

  test.each([
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/https://fcm.googleapis.com/",
    "https://evil.example#@fcm.googleapis.com/",
    "https://evil.example\\@fcm.googleapis.com/",
    "https://notify.windows.com.evil.example/x",
    "https://xnotify.windows.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "http://127.0.0.1:3130/push/x",
    "http://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "not an address",
    `https://fcm.googleapis.com/${"x".repeat(1_000)}`,
  ])("not %s", (address) => expect(isPushEndpoint(address, undefined)).toBe(false));

  test("a service on this machine counts where tests name it, and only that", () => {
    const loopback = "http://127.0.0.1:4000";
    expect(isPushEndpoint("http://127.0.0.1:4000/push/x", loopback)).toBe(true);
    expect(isPushEndpoint("http://127.0.0.1:4001/push/x", loopback)).toBe(false);
    expect(isPushEndpoint("http://127.0.0.1:4000@evil.example/", loopback)).toBe(false);
  });
});
