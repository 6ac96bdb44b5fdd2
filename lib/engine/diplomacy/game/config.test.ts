import { describe, expect, it } from "vitest";
import { compileDiplomacy } from "./compile";
import { warningsOf } from "./config";

const MORPH = ["NEWHOMES 1905", "LEAGUE north BENIGN FRANCE", "NOTIFY a@b.c", "FLAG x", "FLAGS"];

describe("lines of a map that have no effect here", () => {
  it("stand in the way of no game, are kept, and are told of", () => {
    const compiled = compileDiplomacy({ morph: MORPH });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
    const { config, map } = compiled.value;
    expect(map.kept).toEqual(MORPH);
    expect(config.morph).toEqual(MORPH);
    expect(warningsOf(config).map(({ code, index }) => [code, index])).toEqual(
      MORPH.map((_, i) => ["map/kept", i + 1]),
    );
    expect(warningsOf(config)[0]?.message).toContain("homes do not change by the year");
  });

  it("do not let others pass: what is not obeyed is refused when a game is created", () => {
    const created = compileDiplomacy({ morph: [...MORPH, "DIRECTIVES", "DELAY 3", "END DIRECTIVES"] });
    expect(created).toMatchObject({ ok: false, error: [{ code: "map/unsupported", index: 7 }] });
    expect(compileDiplomacy({ morph: ["NEWHOMES soon"] })).toMatchObject({ error: [{ code: "map/bad_line" }] });
  });
});
