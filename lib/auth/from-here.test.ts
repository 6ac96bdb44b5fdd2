import { expect, test } from "vitest";
import { appOrigin } from "../env";
import { isFromHere } from "./from-here";

const ask = (headers: Record<string, string>) => isFromHere(new Request("http://x/", { method: "POST", headers }));

test("pages of ours and clients that are no browsers may change something, pages of others may not", () => {
  expect(ask({ origin: appOrigin() })).toBe(true);
  expect(ask({})).toBe(true);
  expect(ask({ origin: "https://elsewhere.example" })).toBe(false);
  expect(ask({ origin: "null" })).toBe(false);
  expect(ask({ "sec-fetch-site": "cross-site" })).toBe(false);
});
