import { describe, expect, it } from "vitest";
import { draftKey, keptDrafts } from "./kept-drafts";

/** A device that keeps these. */
function store(kept: Record<string, string>) {
  const keys = Object.keys(kept);
  return { length: keys.length, key: (i: number) => keys[i] ?? null, getItem: (key: string) => kept[key] ?? null };
}
const draft = (text: string) => JSON.stringify({ text, id: "one", tried: false });

describe("letters that were begun and not sent", () => {
  it("are found thread by thread, also those to a circle that has no letter yet", () => {
    const device = store({
      [draftKey("game", "p:ITALY", "p:FRANCE,p:TURKEY")]: draft("Not finished"),
      [draftKey("game", "all", "all")]: draft("To all"),
      [draftKey("game", "p:ITALY", "m")]: draft("   "),
      [draftKey("other", "p:ITALY", "m")]: draft("Elsewhere"),
      [draftKey("game", "p:RUSSIA", "m")]: draft("As somebody whom one was once"),
      [draftKey("game", "p:ITALY", "p:AUSTRIA")]: "{broken",
      theme: "dark",
    });
    expect(keptDrafts(device, "game", ["p:ITALY", "all"])).toEqual([
      { party: "all", thread: "all", text: "To all" },
      { party: "p:ITALY", thread: "p:FRANCE,p:TURKEY", text: "Not finished" },
    ]);
    expect(keptDrafts(device, "game", [])).toEqual([]);
  });
});
