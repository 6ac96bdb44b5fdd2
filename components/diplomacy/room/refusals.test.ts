import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diplomacyTable as en } from "@/lib/texts/diplomacy-table/en";
import { diplomacyTable as et } from "@/lib/texts/diplomacy-table/et";
import { tableTalk } from "@/lib/texts/table-talk/en";

const FOLDERS = [
  ...["", "/payola", "/crystal"].map((room) => `lib/engine/diplomacy/game${room}`),
  "lib/services/diplomacy/master",
];
/** Told on pages of their own, by `diplomacy-press` and `diplomacy-clock`. */
const ELSEWHERE = /^(press|absence)\//;

test("whatever the judge and the master's desk refuse is said in a sentence, in each language", () => {
  const codes = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^[^.]+\.ts$/.test(name))
      .flatMap((name) => [...readFileSync(`${folder}/${name}`, "utf8").matchAll(/\brefuse\(\s*"([^"]+)"/g)]),
  ).map(([, code = ""]) => code);
  expect(codes).toContain("deadline/past");
  const unsaid = codes.filter((code) => !ELSEWHERE.test(code) && !(code in tableTalk.refusals));
  for (const said of [en.refusals, et.refusals])
    expect([...new Set(unsaid)].filter((code) => !Object.hasOwn(said, code))).toEqual([]);
});
