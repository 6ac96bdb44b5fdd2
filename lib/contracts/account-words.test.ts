import { describe, expect, test } from "vitest";
import { type Device, readDevice, storedDevice } from "./account-words";

describe("a device is read as it was stored", () => {
  test.each<[string, Device]>([
    ["Firefox on Linux", { browser: "Firefox", system: "Linux" }],
    ["Firefox", { browser: "Firefox", system: null }],
    ["Unknown browser on Linux", { browser: null, system: "Linux" }],
    ["Unknown browser", { browser: null, system: null }],
  ])("%s", (stored, device) => {
    expect(storedDevice(device)).toBe(stored);
    expect(readDevice(stored)).toEqual(device);
  });

  test("a notice that names none", () => expect(readDevice("")).toEqual({ browser: null, system: null }));
});
