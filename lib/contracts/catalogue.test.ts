import { expect, test } from "vitest";
import { bodyLimit } from "../auth/front-door-rules";
import { MOST_CARD_BYTES, SaveCardFiles } from "./catalogue";

const save = (...texts: string[]) =>
  SaveCardFiles.safeParse({ game: "five-dyes", files: texts.map((text, i) => ({ file: `set-${i}`, text })) });
const problems = (...texts: string[]) => save(...texts).error?.issues.map(({ message }) => message);

test("files are measured together, by their bytes", () => {
  expect(save("a".repeat(MOST_CARD_BYTES)).success).toBe(true);
  expect(problems("a".repeat(MOST_CARD_BYTES), "b")).toEqual(["catalogue/too_large"]);
  expect(problems("ö".repeat(MOST_CARD_BYTES / 2 + 1))).toEqual(["catalogue/too_large"]);
});

test("whatever may be saved comes through the front door, with the form around it", () => {
  const form = 40 * 1024;
  expect(bodyLimit("/staff/cards")).toBeGreaterThan(MOST_CARD_BYTES + form);
  // The framework's own limit for actions, which nothing here raises.
  expect(bodyLimit("/staff/cards")).toBeLessThanOrEqual(1024 * 1024);
});
