import { expect, test } from "vitest";
import { notices } from "../texts/notices/en";
import { noticeFacts } from "../texts/notices/read-facts";
import { shell } from "../texts/shell/en";
import { diplomacyNews } from "./diplomacy-news";

test("several powers that lose their players at once are told of in one notice, one by its name", () => {
  const resigned = (...powers: string[]) => powers.map((power) => ({ type: "resigned", power, reason: "late" }));
  const said = (...powers: string[]) =>
    diplomacyNews(resigned(...powers)).map(({ kind, data }) =>
      notices.said[kind](noticeFacts({ ...data, table: "Fjord" }, shell)),
    );
  expect(said("AUSTRIA", "ITALY")).toEqual(["Fjord: Austria and Italy have lost their players."]);
  expect(said("ITALY")).toEqual(["Fjord: Italy has lost its player."]);
  // As it was stored before.
  expect(notices.said.resigned(noticeFacts({ power: "ITALY", table: "Fjord" }, shell))).toBe(said("ITALY")[0]);
});
