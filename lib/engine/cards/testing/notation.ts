import type { Card, Intent } from "../vocabulary";

/**
 * A seat's intent in few characters, for goldens: `look`, `sell`, `redeal`, `retreat`, `pass`, `bid 60`, `bid 60 blind`,
 * `bid -`, `give 1:9H 2:JC,QC`, `7D,8D !trump ~ follow:8H` (`~` crawls), `8H =S` (names a suit), `draw`,
 * `make H alone`, `take` (draws from the pile), `8H >7H` (beats a card), `KD knock`, `swap`, `close`, `claim`.
 */
export function writeIntent(intent: Intent): string {
  switch (intent.type) {
    case "bid":
      if (intent.suite && intent.number === undefined) return `make ${intent.suite}${intent.alone ? " alone" : ""}`;
      return `bid ${intent.pass ? "-" : intent.number}${intent.blind ? " blind" : ""}`;
    case "distribute":
      return `give ${Object.entries(intent.cards)
        .map(([to, cards]) => `${to}:${cards.join(",")}`)
        .join(" ")}`;
    case "move": {
      if (intent.pass) return "pass";
      const words = [intent.cards!.join(","), ...(intent.specials ?? []).map((name) => `!${name}`)];
      if (intent.crawl) words.push("~");
      if (intent.on) words.push(`>${intent.on}`);
      if (intent.knock) words.push("knock");
      if (intent.declare) words.push(`=${intent.declare}`);
      for (const [name, cards] of Object.entries(intent.extras ?? {})) words.push(`${name}:${cards.join(",")}`);
      return words.join(" ");
    }
    case "draw":
      return intent.from === "discards" ? "take" : "draw";
    default:
      return intent.type;
  }
}

const groups = (words: readonly string[]): Record<string, Card[]> =>
  Object.fromEntries(
    words.map((word): [string, Card[]] => {
      const [name, cards] = word.split(":") as [string, string];
      return [name, cards.split(",")];
    }),
  );

/** Reads what `writeIntent` wrote. */
export function readIntent(text: string): Intent {
  const [first, ...words] = text.split(" ") as [string, ...string[]];
  switch (first) {
    case "look":
    case "sell":
    case "redeal":
    case "retreat":
    case "draw":
    case "swap":
    case "close":
    case "claim":
      return { type: first };
    case "take":
      return { type: "draw", from: "discards" };
    case "pass":
      return { type: "move", pass: true };
    case "bid":
      if (words[0] === "-") return { type: "bid", pass: true };
      return { type: "bid", number: Number(words[0]), ...(words[1] ? { blind: true as const } : {}) };
    case "make":
      return { type: "bid", suite: words[0]!, ...(words[1] ? { alone: true as const } : {}) };
    case "give":
      return { type: "distribute", cards: groups(words) };
    default: {
      const move: Extract<Intent, { type: "move" }> = { type: "move", cards: first.split(",") };
      const specials = words.filter((word) => word.startsWith("!")).map((word) => word.slice(1));
      const extras = words.filter((word) => word.includes(":"));
      const named = words.find((word) => word.startsWith("="));
      if (specials.length > 0) move.specials = specials;
      const on = words.find((word) => word.startsWith(">"));
      if (on) move.on = on.slice(1);
      if (words.includes("knock")) move.knock = true;
      if (named) move.declare = named.slice(1);
      if (words.includes("~")) move.crawl = true;
      if (extras.length > 0) move.extras = groups(extras);
      return move;
    }
  }
}
