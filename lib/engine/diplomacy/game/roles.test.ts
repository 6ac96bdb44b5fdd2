import { describe, expect, it } from "vitest";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { compileDiplomacy } from "./compile";
import { mapOf } from "./options";
import { gameOf } from "./read-file";
import { Driver, MONDAY, player } from "./testing/driver";
import { started } from "./testing/table";
import { through } from "./testing/through";
import { statusOf } from "./write-file";

const CONFIG = { roles: { HERON: "INVESTOR", WREN: "BANKER" }, dummies: { GERMANY: ["HERON", "FRANCE"] } };

describe("who joins beside the powers (ALLOW)", () => {
  it("has a seat after those of the powers, and no power by lot or choice", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const driver = new Driver(CONFIG, seed);
      expect(driver.game.seats).toEqual({ min: 8, max: 8 });
      expect(driver.try(6, { type: "prefer", powers: ["FRANCE"] })).toBe("start/has_role");
      driver.act(0, { type: "prefer", powers: ["FRANCE"] });
      expect(driver.try(0, { type: "prefer", powers: ["HERON"] })).toBe("start/no_such_power");
      driver.start();
      expect([driver.seat("FRANCE"), driver.seat("HERON"), driver.seat("WREN")]).toEqual([0, 6, 7]);
      expect(driver.state.powers.filter(({ seat }) => seat !== null)).toHaveLength(8);
    }
    const choice = new Driver({ ...CONFIG, rules: ["POWER_CHOICE"] });
    expect(choice.try(7, { type: "choose_power", power: "FRANCE" })).toBe("start/has_role");
    expect(choice.try(0, { type: "choose_power", power: "WREN" })).toBe("start/no_such_power");
    choice.act(5, { type: "choose_power", power: "ITALY" }).start();
    expect([choice.seat("ITALY"), choice.seat("HERON")]).toEqual([5, 6]);
  });

  it("orders for the powers that CONTROL gives them, and sees for them, while it is their turn", () => {
    const driver = new Driver({ ...CONFIG, rotate: ["AFTER", "MOVEMENT"] }).start();
    expect(driver.power("GERMANY")).toMatchObject({ kind: "dummy", control: ["HERON", "FRANCE"] });
    expect(driver.view(player(6)).own).toEqual(["HERON", "GERMANY"]);
    expect(driver.game.options(driver.state, 6).map(({ about }) => about)).toEqual(
      expect.arrayContaining(["KIE", "BER", "MUN"]),
    );
    driver.act(6, { type: "orders", power: "GERMANY", text: "A MUN - RUH" });
    expect(driver.try(7, { type: "orders", power: "GERMANY", text: "A MUN - RUH" })).toBe("diplomacy/not_yours");
    expect(driver.try("FRANCE", { type: "orders", power: "GERMANY", text: "A MUN - RUH" })).toBe("diplomacy/not_yours");
    driver.process();
    expect(driver.units("GERMANY")).toContain("A RUH");
    expect(driver.power("GERMANY").control).toEqual(["FRANCE", "HERON"]);
    expect(driver.view(player(6)).own).toEqual(["HERON"]);
    expect(driver.try(6, { type: "orders", power: "GERMANY", text: "A RUH H" })).toBe("diplomacy/not_yours");
  });

  it("is asked for no orders of their own, has no vote without centres, and writes press", () => {
    const driver = new Driver(CONFIG).start();
    expect(driver.game.waitsFor(driver.state).seats).toContain(6);
    expect(driver.game.waitsFor(driver.state).seats).not.toContain(7);
    expect(driver.try(7, { type: "vote", vote: "DIAS" })).toBe("vote/no_voter");
    const write = (power: string) =>
      driver.game.press(driver.state, { kind: "power", power }, [{ kind: "power", power: "FRANCE" }], driver.now);
    expect(write("WREN")).toMatchObject({ ok: true });
  });

  it("wins with the powers they control, where control counts", () => {
    const driver = new Driver({ ...CONFIG, rules: ["TEAM_VICTORY"] }).start();
    const units = driver.state.position.units.filter(({ power }) => power === "GERMANY");
    const owners = { BER: "GERMANY", MUN: "GERMANY", KIE: "GERMANY" };
    driver.put({ units, owners, phase: { season: "FALL", year: 1901, type: "MOVEMENT" } }).process();
    expect(driver.state.result).toEqual({ victors: ["HERON"], reason: "last" });
  });

  it("joins, leaves and is replaced at a table as others are", async () => {
    const table = await started({ roles: { HERON: "INVESTOR" }, dummies: { GERMANY: ["HERON"] } });
    const seat = table.seatOf("HERON");
    expect(seat).toBe(6);
    const occupant = table.log.match.table.seats[seat];
    const user = occupant?.kind === "user" ? occupant.user : "";
    expect(table.leave(user)).toBeNull();
    expect(table.power("HERON")).toMatchObject({ kind: "resigned" });
    expect(table.log.match.game.stage).toBe("waiting");
    expect(table.sit("h", seat)).toBeNull();
    expect(table.power("HERON")).toMatchObject({ kind: "player", seat });
    expect(table.log.match.game.stage).toBe("active");
  });

  it("is refused as a power, as what every game knows, and as nobody who could control", () => {
    const code = (config: object) => {
      const compiled = compileDiplomacy(config);
      return compiled.ok ? null : compiled.error[0]?.code;
    };
    expect(code({ roles: { FRANCE: "INVESTOR" } })).toBe("config/bad_roles");
    expect(code({ roles: { HERON: "OBSERVER" } })).toBe("config/bad_roles");
    expect(code({ roles: { "a b": "INVESTOR" } })).toBe("config/shape");
    expect(code({ dummies: { GERMANY: ["HERON"] } })).toBe("config/bad_dummies");
    expect(code({ roles: { HERON: "INVESTOR" }, dummies: { HERON: ["FRANCE"] } })).toBe("config/bad_dummies");
    const compiled = compileDiplomacy(CONFIG);
    if (compiled.ok) expect(mapOf(compiled.value.config)).toEqual(compiled.value.map);
  });
});

const FORMING = `GAME a
PHASE FORMING
MASTER #7|gm@example.net|Ann_Lee
ALLOW INVESTOR

POWER#2
PLAYER #43|mia@ex.example.org|Mia_Fox

GERMANY
PLAYER DUMMY
CONTROL HERON FRANCE

INVESTOR HERON
PLAYER #42|jo@ex.example.org|Jo_Ray
ADDRESS jo@ex.example.org
MSG The bank is yours.

OBSERVER OWL
PLAYER #44|tom@ex.example.org|Tom_Ash
`;

describe("a status file", () => {
  it("keeps a game that forms with its roles, dummies and messages", () => {
    const { facts, game, state, again } = through(FORMING);
    expect(again).toEqual(facts);
    expect(game.seats.max).toBe(7);
    expect(game.config.roles).toEqual({ HERON: "INVESTOR" });
    expect(state.seats).toBe(7);
    expect(writeStatus(again)).toContain("INVESTOR HERON\nPLAYER #42|jo@ex.example.org|Jo_Ray\n");
    expect(writeStatus(again)).toContain("MSG The bank is yours.");
    const anew = statusOf(game, state, {
      ...{ name: "a", master: facts.master, now: MONDAY },
      person: (seat) => (seat === 6 ? { id: "#42", email: "jo@ex.example.org", name: "Jo_Ray" } : null),
    });
    expect(anew.allow).toEqual(["INVESTOR"]);
    expect(anew.observers).toMatchObject([{ type: "INVESTOR", name: "HERON" }]);
  });

  it("carries a game that is played, and one who has left it", () => {
    const driver = new Driver(CONFIG).start();
    driver.act(7, { type: "resign" });
    const person = (seat: number) => ({ id: `#${seat + 1}`, email: `p${seat}@ex.example.org`, name: "A_B" });
    const frame = { name: "a", master: { id: "#90", email: "m@ex.example.org", name: "M_M" }, now: driver.now, person };
    const text = writeStatus(statusOf(driver.game, driver.state, frame));
    expect(text).toContain("BANKER WREN\nPLAYER RESIGNED");
    expect(text).toContain("CONTROL HERON FRANCE");
    expect(text).toContain("NEED WREN-(0/0)");
    const parsed = parseStatus(text);
    expect(parsed.errors).toEqual([]);
    const read = gameOf(parsed.facts, driver.now);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { state, holders } = read.value;
    expect(state.powers.map(({ name, kind, control }) => [name, kind, control])).toEqual(
      driver.state.powers.map(({ name, kind, control }) => [name, kind, control]),
    );
    const heron = state.powers.find(({ name }) => name === "HERON")?.seat ?? -1;
    expect(holders[heron]).toEqual(person(driver.seat("HERON")));
    expect(
      statusOf(read.value.game, state, {
        ...frame,
        before: parsed.facts,
        person: (seat) => (typeof holders[seat] === "object" ? (holders[seat] ?? null) : null),
      }).observers,
    ).toEqual(parsed.facts.observers);
  });
});
