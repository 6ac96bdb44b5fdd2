import { expect, test } from "vitest";
import { linesLost } from "./lines-lost";

const FILE = "GAME oak\nPHASE SPRING 1901 MOVEMENT\n\nFRANCE\nA PAR\nA PAR H\n\nGERMANY\nA MUN\n";

test("what came into a file since is told with its power, also where another has the same line", () => {
  expect(linesLost(FILE, FILE)).toEqual([]);
  const since = FILE.replace("A MUN\n", "A MUN\nA PAR H\n");
  expect(linesLost(since, FILE)).toEqual(["GERMANY: A PAR H"]);
  // Told as often as it stands there.
  expect(linesLost(`${FILE}A MUN\n`, FILE)).toEqual(["GERMANY: A MUN"]);
});

test("what one added oneself is no loss, and blanks are none", () => {
  const mine = FILE.replace("A PAR H", "A PAR H\nMSG Hello");
  expect(linesLost(FILE, mine)).toEqual([]);
  expect(linesLost(`${FILE}\n\n`, FILE)).toEqual([]);
});
