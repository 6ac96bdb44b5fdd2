import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeTags, plainText, readTags } from "./read-tags";

const symbols = new Map([
  ["W", "woad"],
  ["b", "lower"],
]);
const read = (text: string) => readTags(text, symbols);

describe("tags in a text", () => {
  it.each([
    ["plain", [{ type: "text", text: "plain", style: {} }]],
    ["a{nonsense}b", [{ type: "text", text: "ab", style: {} }]],
    ["{lb}x{rb}", [{ type: "text", text: "{x}", style: {} }]],
    ["open {W", [{ type: "text", text: "open {W", style: {} }]],
    ["{W}", [{ type: "symbol", tag: "W", style: {} }]],
    ["{w}{B}", []],
    ["{hr}{|}{dice3}", [{ type: "rule" }, { type: "cursor" }, { type: "die", pips: 3 }]],
    ["{dice7}{card12}", [{ type: "card", number: 12, style: {} }]],
    ["{sz3}a", [{ type: "text", text: "a", style: { size: 6 } }]],
    ["{sz900}a", [{ type: "text", text: "a", style: { size: 255 } }]],
    ["{font9}a", [{ type: "text", text: "a", style: { font: 6 } }]],
    ["{gold}a", [{ type: "text", text: "a", style: { colour: "rgb(205,173,0)" } }]],
    ["{1,2,300}{1,2,30}a", [{ type: "text", text: "a", style: { colour: "rgb(1,2,30)" } }]],
    ["{center}{red}a", [{ type: "text", text: "a", style: { align: "center", colour: "rgb(255,0,0)" } }]],
    ["{shadow}{red}{reset}a", [{ type: "text", text: "a", style: { shadow: true } }]],
  ])("%s", (text, nodes) => expect(read(text)).toEqual(nodes));

  it("keeps every text that was escaped, and never fails", () => {
    fc.assert(fc.property(fc.string(), (text) => plainText(read(escapeTags(text))) === text));
    fc.assert(
      fc.property(fc.array(fc.constantFrom("{", "}", "sz", "font", "1,2,3", "card", "9", "W", "|", "é")), (parts) => {
        read(parts.join(""));
      }),
    );
  });
});
