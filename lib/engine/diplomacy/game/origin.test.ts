import { describe, expect, it } from "vitest";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { handFrame } from "./hand-frame";
import { lostIn } from "./lost-in-file";
import { gameOf } from "./read-file";
import { Driver, MONDAY } from "./testing/driver";
import { FORMING } from "./testing/through";
import { statusOf } from "./write-file";

const fileOf = ({ game, state, now }: Driver): string => writeStatus(statusOf(game, state, handFrame("a", now)));

describe("where the name of a game comes from (NAME)", () => {
  it("is told to everybody, written into the file, and changed by the master, in the file too", () => {
    const driver = new Driver({ origin: "A harbour on *the fjord*" }).start();
    const seen = () => driver.game.view(driver.state, { seats: new Set(), role: "spectator" }).origin;
    expect(seen()).toBe("A harbour on *the fjord*");
    expect(fileOf(driver)).toContain("NAME A harbour on *the fjord*");
    expect(driver.try("master", { type: "settings", change: { origin: "A lighthouse" } })).toBeNull();
    expect(seen()).toBe("A lighthouse");
    // What is not named stays.
    expect(driver.try("master", { type: "settings", change: { description: "Fog" } })).toBeNull();
    expect(seen()).toBe("A lighthouse");
    const edited = fileOf(driver).replace("A lighthouse", "Two lighthouses");
    expect(driver.try("master", { type: "edit", text: edited })).toBeNull();
    expect(seen()).toBe("Two lighthouses");
    expect(driver.try("master", { type: "settings", change: { origin: "" } })).toBeNull();
    expect(seen()).toBeUndefined();
    expect(fileOf(driver)).not.toContain("NAME");
  });

  it("comes along with a file, over several lines", () => {
    const text = FORMING.replace("\n\nPOWER#1", "\nNAME\nA harbour\non the fjord\nEND NAME\n\nPOWER#1");
    const { facts, errors } = parseStatus(text);
    expect(errors).toEqual([]);
    const read = gameOf(facts, MONDAY);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.state.settings.origin).toBe("A harbour\non the fjord");
    const after = statusOf(read.value.game, read.value.state, {
      ...{ name: facts.game, master: facts.master, now: MONDAY, person: () => null },
    });
    expect(lostIn(facts, after).map(({ part }) => part)).not.toContain("name");
  });
});
