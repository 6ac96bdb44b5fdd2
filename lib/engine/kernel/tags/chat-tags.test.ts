import fc from "fast-check";
import { expect, it } from "vitest";
import { readChat } from "./chat-tags";

const text = (said: string, style = {}) => ({ type: "text", text: said, style });

it.each([
  ["hello", [text("hello")]],
  [
    "I threw {dice3} and {dice6}",
    [text("I threw "), { type: "die", pips: 3 }, text(" and "), { type: "die", pips: 6 }],
  ],
  ["{red}hot{reset} cold", [text("hot", { colour: "rgb(255,0,0)" }), text(" cold")]],
  ["{lb}red{rb}", [text("{red}")]],
  // What members may not write stands there as they wrote it.
  ["{sz255}BIG", [text("{sz255}BIG")]],
  ["{center}{hr}{font3}{shadow}{card12}{|}{W}", [text("{center}{hr}{font3}{shadow}{card12}{|}{W}")]],
  ["{black}{white}{1,2,3}", [text("{black}{white}{1,2,3}")]],
  ["{red{dice1}}", [text("{red"), { type: "die", pips: 1 }, text("}")]],
  ["{Red} {dice7} {} {", [text("{Red} {dice7} {} {")]],
  ["<b>x</b>", [text("<b>x</b>")]],
])("%s", (said, nodes) => expect(readChat(said)).toEqual(nodes));

it("loses no letter of whatever is written, and draws nothing but texts and dice", () => {
  const piece = fc.constantFrom(
    "{",
    "}",
    "red",
    "{red}",
    "{dice2}",
    "{reset}",
    "{lb}",
    "{sz9}",
    "{card1}",
    "a",
    " ",
    "<i>",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (some) => {
      const nodes = readChat(some.join(""));
      expect(nodes.every(({ type }) => type === "text" || type === "die")).toBe(true);
      for (const node of nodes)
        if (node.type === "text") expect(Object.keys(node.style).filter((key) => key !== "colour")).toEqual([]);
      const plain = some
        .join("")
        .replace(/\{(?:red|reset|dice2)\}/g, "")
        .replaceAll("{lb}", "{");
      const shown = nodes.map((node) => (node.type === "text" ? node.text : "")).join("");
      expect(shown).toBe(plain);
    }),
    { numRuns: 2_000 },
  );
});
