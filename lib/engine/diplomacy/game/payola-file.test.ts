import { describe, expect, it } from "vitest";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { handFrame } from "./hand-frame";
import { gameOf } from "./read-file";
import { Driver, MONDAY } from "./testing/driver";
import { funds, offers, payola } from "./testing/payola";
import { through } from "./testing/through";
import { statusOf } from "./write-file";

/** The file of a game as it stands. */
const fileOf = (driver: Driver): string => writeStatus(statusOf(driver.game, driver.state, handFrame("heron", MONDAY)));

const INVESTED = { roles: { HERON: "INVESTOR" }, taxes: ["TAX VIE 7", "TAX 4", "CAP 60"] };

/** A game in which everybody has said something about money. */
function inPlay(phases: number): Driver {
  const driver = payola(["ONE_TRANSFER", "ZEROSUM"], INVESTED, 5);
  for (let i = 0; i < phases; i++) driver.playPhase();
  driver.act("AUSTRIA", { type: "give", to: "HERON", amount: 4, treasury: funds(driver, "AUSTRIA") ?? 0 });
  driver.act("AUSTRIA", { type: "acceptance", list: "te" });
  if (driver.state.position.phase.type !== "MOVEMENT") return driver;
  const [unit] = driver.units("AUSTRIA");
  offers(driver, "AUSTRIA", `3*2#1+4 ! ${unit} H % A word, and Another`, "2 $", `${unit} H`);
  offers(driver, "HERON", `1 : ${driver.units("TURKEY")[0]} H`);
  return driver;
}

describe("a game of Payola in a file", () => {
  it.each([0, 1, 2, 3, 5])("is written and read again, %i phases on", (phases) => {
    const driver = inPlay(phases);
    const text = fileOf(driver);
    const { errors, warnings, facts } = parseStatus(text, { variant: "payola" });
    expect([errors, warnings]).toEqual([[], []]);
    const read = gameOf(facts, MONDAY, undefined, "payola");
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.problems).toEqual([]);
    expect(read.value.state.powers.map(({ name, purse }) => [name, purse])).toEqual(
      driver.state.powers.map(({ name, purse }) => [name, purse]),
    );
    expect(read.value.game.config.taxes).toEqual(driver.game.config.taxes);
    expect(writeStatus(through(text, "payola").again)).toBe(text);
  });

  it("names what belongs to the variant", () => {
    const text = fileOf(inPlay(0));
    for (const line of ["TAX VIE 7", "CAP 60", "SENT HERON", "ACCEPT TE?", "FUNDS $26", "2 $", "INVESTOR HERON"])
      expect(text.split("\n")).toContain(line);
  });

  it("is refused as any other game", () => {
    const { errors } = parseStatus(fileOf(inPlay(0)));
    const told = errors.map(({ code }) => code);
    expect([...new Set(told)].sort()).toEqual([
      "rule/variant",
      "status/bad_cap",
      "status/bad_tax",
      "status/other_variant",
    ]);
    expect(errors.map(({ message }) => message)).toContain('"ACCEPT TE?" belongs to Payola, which this game is not');
  });
});

const HEAD = "GAME a\nPHASE SPRING 1901 MOVEMENT\nMASTER #7|gm@example.net|Ann_Lee\nDEADLINE 202606081840\n";
const AUSTRIA = "\nAUSTRIA\nPLAYER DUMMY\nOWNS BUD\nA BUD\n";

it.each([
  ["TAX LON", "", [5, "status/bad_tax"]],
  ["CAP 0", "", [5, "status/bad_tax"]],
  ["RULE EXCHANGE", "FUNDS $1", [5, "rule/barred"]],
  ["ROTATE", "FUNDS $1", [5, "status/bad_rotate"]],
  ["TAX 0", "", [7, "status/no_funds"]],
  ["TAX 0", "FUNDS $5\nACCEPT AXE", [12, "status/bad_accept"]],
  ["TAX 0", "FUNDS $5\nACCEPT A\nACCEPT E", [13, "status/bad_accept"]],
  ["TAX 0", "FUNDS $5\nSENT NOBODY", [12, "status/bad_sent"]],
  ["TAX 0", "FUNDS $5\n3 : A BUD - LON", [12, "status/bad_offer"]],
  ["TAX 0", "FUNDS $5\n% a word\n3 : A BUD", [13, "status/bad_offer"]],
])("a line is refused: %s, %s", (line, more, fault) => {
  const { errors } = parseStatus(`${HEAD}${line}\n${AUSTRIA}${more}${more === "" ? "" : "\n"}`, { variant: "payola" });
  expect(errors.map(({ line: at, code }) => [at, code])).toContainEqual(fault);
});

it("the master changes money, lists and sheets in a game's file by hand", () => {
  const driver = inPlay(0);
  const edited = fileOf(driver)
    .replace("FUNDS $26", "FUNDS $99 3+")
    .replace("ACCEPT TE?", "ACCEPT R?")
    .replace("\n2 $\n", "\n5 $\n");
  driver.act("master", { type: "edit", text: edited });
  expect(driver.power("AUSTRIA").purse).toMatchObject({ funds: 99, profits: 3, accept: "R?" });
  expect(driver.power("AUSTRIA").purse?.sheet).toContain("5 $");
  expect(driver.try("master", { type: "edit", text: fileOf(driver) })).toBe("status/unchanged");
  expect(driver.try("master", { type: "edit", text: fileOf(driver).replace("CAP 60", "CAP 61") })).toBe(
    "status/refused",
  );
});

it("a file's game goes on at a table that was opened for it", () => {
  const { facts } = parseStatus(fileOf(inPlay(0)), { variant: "payola" });
  const read = gameOf(facts, MONDAY, undefined, "payola");
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const driver = new Driver({ ...read.value.game.config, prepare: true });
  driver.act("master", { type: "adopt", text: fileOf(inPlay(0)) });
  expect([funds(driver, "AUSTRIA"), funds(driver, "HERON")]).toEqual([26, 4]);
  expect(driver.power("HERON").purse?.sheet).toHaveLength(1);
});
