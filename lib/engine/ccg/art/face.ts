import { pipsOf } from "../../kernel/tags/die";
import { readTags } from "../../kernel/tags/read-tags";
import type { Card, CardDatabase } from "../cards/model";
import { HEIGHT, WIDTH } from "./canvas";
import { DYES, oklch } from "./colour";
import { hatchedOf, hatching } from "./hatching";
import { illustrate } from "./illustration";
import { breakLines, type Line } from "./lines";
import {
  coinsOf,
  edgeOf,
  frameOf,
  type Ink,
  inksOf,
  innerLineOf,
  placeOf,
  rarityOf,
  setMarkOf,
  strengthOf,
  typeLineOf,
} from "./look";
import { boldWidth } from "./measure";
import { DYE_LETTERS, dyesOf, subjectOf } from "./subject";

/** A card is 63 × 88 mm: ten units a millimetre. */
const CARD = { width: 630, height: 880 } as const;
const SERIF = "Literata, Georgia, serif";
const SANS = "Onest Variable, Onest, system-ui, sans-serif";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter] ?? letter);

/** A coin of cost: a number, or the letter of a dye on its colour. */
function coin(x: number, y: number, radius: number, tag: string): string {
  const dye = Object.hasOwn(DYE_LETTERS, tag) ? DYE_LETTERS[tag] : undefined;
  const { hue, chroma } = DYES[dye ?? "undyed"];
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${oklch(0.86, Math.max(0.012, chroma * 0.75), hue)}" stroke="${oklch(0.3, 0.02, 60)}" stroke-width="${(radius * 0.1).toFixed(1)}"/>` +
    `<text x="${x}" y="${(y + radius * 0.38).toFixed(1)}" text-anchor="middle" font-family="${SANS}" font-weight="700" font-size="${(radius * 1.12).toFixed(1)}" fill="${oklch(0.24, 0.03, 60)}">${escaped(tag)}</text>`
  );
}

/** A die that shows so many pips. */
const die = (x: number, y: number, size: number, pips: number): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 16).toFixed(3)})"><rect x="1" y="1" width="14" height="14" rx="3" fill="#fff" stroke="#333"/>${pipsOf(
    pips,
  )
    .map(([at, down]) => `<circle cx="${at}" cy="${down}" r="1.5" fill="#222"/>`)
    .join("")}</g>`;

function drawLines(lines: readonly Line[], x: number, y: number, size: number, style: string): string {
  return lines
    .map((line, row) => {
      const base = y + row * size * 1.3;
      return line
        .map((piece) =>
          piece.die !== undefined
            ? die(x + piece.x, base - size * 0.8, size * 0.96, piece.die)
            : piece.symbol
              ? coin(x + piece.x + size * 0.51, base - size * 0.32, size * 0.48, piece.text)
              : `<text x="${(x + piece.x).toFixed(1)}" y="${base.toFixed(1)}"${style}${piece.colour ? ` style="fill:${piece.colour}"` : ""}>${escaped(piece.text)}</text>`,
        )
        .join("");
    })
    .join("");
}

const SMALLEST = 9;
const TEXT_SIZES = [31, 28, 25.5, 23, 20.5, 18, 15.5, 13, 11, SMALLEST];

/** Rules and flavour in their box, as large as fits. */
function textBox(card: Card, symbols: ReadonlyMap<string, string>, ink: Ink): string {
  // Might and guard stand on the corner of the box.
  const [x, top, width, height] = [64, 572, 502, strengthOf(card) === null ? 216 : 196];
  const flavour = card.attributes.get("flavour") ?? "";
  for (const size of TEXT_SIZES) {
    const rules = breakLines(readTags(card.text, symbols), size, width);
    const said = breakLines(readTags(flavour, symbols), size * 0.92, width);
    const gap = rules.length > 0 && said.length > 0 ? size * 0.7 : 0;
    const tall = rules.length * size * 1.3 + gap + said.length * size * 1.2;
    if (tall > height && size > SMALLEST) continue;
    const from = top + Math.max(0, (height - tall) / 2) + size;
    const upright = ` font-family="${SERIF}" font-size="${size}" fill="${ink.text}"`;
    const slanted = ` font-family="${SERIF}" font-size="${(size * 0.92).toFixed(1)}" font-style="italic" fill="${oklch(0.4, 0.02, 62)}"`;
    return (
      drawLines(rules, x, from, size, upright) +
      drawLines(said, x, from + rules.length * size * 1.3 + gap, size * 0.92, slanted)
    );
  }
  return "";
}

/** A text in its bar, smaller if it is long. */
function barText(text: string, x: number, y: number, size: number, room: number, font: string, colour: string): string {
  const fit = size * Math.min(1, room / boldWidth(text, size));
  return `<text x="${x}" y="${y}" font-family="${font}" font-weight="600" font-size="${fit.toFixed(1)}" fill="${colour}">${escaped(text)}</text>`;
}

function footLine(card: Card, database: CardDatabase, word: string): string {
  const text = [placeOf(card, database), word].filter((part) => part !== "").join(" · ");
  return `<text x="54" y="836" font-family="${SANS}" font-weight="500" font-size="20" fill="${oklch(0.95, 0.02, 86)}">${escaped(text)}</text>`;
}

/**
 * A card as a whole, an SVG of 630 × 880 units: name, cost, picture, type, text, set, number, rarity in words. `id`
 * begins the names inside, unique in the page. A card without a picture (a back) shows the house's sign.
 */
export function cardFace(card: Card, database: CardDatabase, id = `c${card.number}`): string {
  const subject = subjectOf(card);
  if (!subject) return cardBack(id);
  const { attributes } = card;
  const foil = card.foilOf !== null;
  const ink = inksOf(dyesOf(card));
  const coins = coinsOf(attributes.get("cost") ?? "");
  const rarity = rarityOf(card);
  const [inner, mark] = [innerLineOf(card), setMarkOf(card)];
  const strength = strengthOf(card);
  const full = frameOf(card) === "full";
  const bar = `fill="${ink.tint}" rx="13"${full ? ' fill-opacity=".88"' : ""}`;
  const [x, y, width, height] = full ? [16, 16, 598, 848] : [38, 120, 554, 366];
  const window = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${full ? 20 : 7}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" role="img" aria-label="${escaped(card.name)}">`,
    `<defs><linearGradient id="${id}f" x1="0" y1="0" x2="${dyesOf(card).length > 1 ? 1 : 0.35}" y2="${dyesOf(card).length > 1 ? 0 : 1}"><stop stop-color="${ink.frame}" offset="${dyesOf(card).length > 1 ? 0.35 : 0}"/><stop stop-color="${ink.frame2}" offset="${dyesOf(card).length > 1 ? 0.65 : 1}"/></linearGradient>`,
    `<clipPath id="${id}w"><rect ${window}/></clipPath>`,
    foil
      ? `<linearGradient id="${id}h" x1="0" y1="0" x2="1" y2=".22" spreadMethod="reflect"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".4" stop-color="#9ff" stop-opacity=".22"/><stop offset=".55" stop-color="#fff" stop-opacity=".34"/><stop offset=".7" stop-color="#fbf" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`
      : "",
    "</defs>",
    `<rect width="630" height="880" rx="30" fill="${edgeOf(card)}"/>`,
    `<rect x="16" y="16" width="598" height="848" rx="20" fill="url(#${id}f)"/>`,
    hatching(hatchedOf(dyesOf(card)), id),
    `<g clip-path="url(#${id}w)"><svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 ${(HEIGHT - 370) / 2} ${WIDTH} 370" preserveAspectRatio="xMidYMid slice">${illustrate(subject, id).replace(/^<svg[^>]*>|<\/svg>$/g, "")}</svg>`,
    foil ? `<rect ${window} fill="url(#${id}h)"/>` : "",
    `</g><rect ${window} fill="none" stroke="${oklch(0.15, 0.02, 60)}" stroke-opacity=".7" stroke-width="3"/>`,
    inner
      ? `<rect x="19" y="19" width="592" height="842" rx="18" fill="none" stroke="${inner}" stroke-width="5"/>`
      : "",
    `<rect x="36" y="36" width="558" height="72" ${bar}/>`,
    `<g data-part="title">${barText(card.name, 56, 85, 38, 516 - coins.length * 52, SERIF, ink.text)}</g>`,
    `<g data-part="coins">${coins.map((tag, i) => coin(564 - (coins.length - 1 - i) * 50, 72, 23, tag)).join("")}</g>`,
    `<rect x="36" y="497" width="558" height="52" ${bar}/>`,
    barText(typeLineOf(card), 56, 533, 28, 430, SANS, ink.text),
    rarity && mark ? `<path transform="translate(506 508) scale(1.9)" d="${mark}" fill="${rarity.tone}"/>` : "",
    rarity ? `<path transform="translate(548 507) scale(2)" d="${rarity.mark}" fill="${rarity.tone}"/>` : "",
    `<rect x="36" y="559" width="558" height="246" rx="10" fill="${oklch(0.975, 0.01, 86)}"${full ? ' fill-opacity=".9"' : ""}/>`,
    `<g data-part="rules">${textBox(card, database.symbols, ink)}</g>`,
    footLine(card, database, [rarity?.word, foil && "foil"].filter(Boolean).join(" · ")),
    strength !== null
      ? `<rect data-part="strength" x="484" y="778" width="112" height="58" rx="15" fill="${oklch(0.94, 0.05, 84)}" stroke="${oklch(0.25, 0.02, 60)}" stroke-width="4.4"/><text x="540" y="821" text-anchor="middle" font-family="${SERIF}" font-weight="600" font-size="40" fill="${ink.text}">${strength}</text>`
      : "",
    "</svg>",
  ].join("");
}

/** The back of every card: the house's sign in brass on madder. */
function cardBack(id = "back"): string {
  const brass = oklch(0.8, 0.1, 82);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" role="img" aria-label="The back of a card">`,
    `<defs><radialGradient id="${id}b"><stop stop-color="${oklch(0.36, 0.07, 28)}"/><stop offset="1" stop-color="${oklch(0.26, 0.045, 28)}"/></radialGradient></defs>`,
    `<rect width="630" height="880" rx="30" fill="${oklch(0.2, 0.012, 70)}"/><rect x="22" y="22" width="586" height="836" rx="16" fill="url(#${id}b)"/>`,
    `<g fill="none" stroke="${brass}"><rect x="36" y="36" width="558" height="808" rx="10" stroke-width="3"/><rect x="50" y="50" width="530" height="780" rx="6" stroke-width="1.5"/>`,
    ...[0, 72, 144, 216, 288].map(
      (turn) =>
        `<path transform="rotate(${turn} 315 440)" d="M315 190c46 40 46 100 0 140c-46-40-46-100 0-140Z" stroke-width="3"/>`,
    ),
    `<path d="M245 530V430l70-62 70 62v100h-46v-50a24 24 0 0 0-48 0v50Z" stroke-width="6" stroke-linejoin="round"/></g>`,
    `<path d="M315 398l18 22-18 22-18-22Z" fill="${brass}"/></svg>`,
  ].join("");
}
