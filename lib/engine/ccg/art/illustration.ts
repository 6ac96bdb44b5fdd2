import { BEASTS, beast } from "./beast";
import { HEIGHT, WIDTH } from "./canvas";
import { Hand } from "./chance";
import type { Dye } from "./colour";
import { DEEDS } from "./deed";
import type { Figure } from "./figure";
import { TRADES } from "./folk/cast";
import { folk } from "./folk/folk";
import { COMPANIONS, COUNTRIES, FOREGROUNDS } from "./land";
import { HOURS, type Hour, paletteOf, TURNS } from "./palette";
import { PLACES } from "./place";
import { RELICS } from "./relic";
import { ALL_COMPANIONS, SCENES, type SceneName } from "./scene";
import { heaven, LIGHTS, WEATHERS } from "./sky";
import { THINGS } from "./thing";

/** What is known of a card when its picture is drawn. `kind` names the figure (`Stag`, `Weaver`, `Mill`). */
export type Subject = {
  name: string;
  dyes: readonly Dye[];
  kind: string;
  /** How a person looks, in the words of `folk/cast.ts`; or a thing of `thing.ts` that stands for its kind. */
  figure?: string;
  /** Where its set plays. */
  scene?: SceneName;
  salt?: number;
};

/** The choices behind a picture, one a layer. Two pictures of a game differ in at least three. */
export type Layers = {
  kind: string;
  hour: Hour;
  turn: number;
  weather: keyof typeof WEATHERS;
  light: keyof typeof LIGHTS;
  country: keyof typeof COUNTRIES;
  companion: keyof typeof ALL_COMPANIONS;
  foreground: keyof typeof FOREGROUNDS;
  /** Facing left. */
  mirrored: boolean;
};

/** Everything that can be drawn as a figure. */
export const KINDS: readonly string[] = [
  ...BEASTS,
  ...Object.keys(TRADES),
  ...Object.keys(PLACES),
  ...Object.keys(RELICS),
  ...Object.keys(DEEDS),
];

const keys = <K extends string>(of: Readonly<Record<K, unknown>>): [K, ...K[]] => {
  const [first, ...rest] = Object.keys(of) as K[];
  if (first === undefined) throw new Error("A layer without a choice");
  return [first, ...rest];
};

const handOf = ({ name, kind, salt = 0 }: Subject, what: string): Hand => new Hand(`${name}|${kind}|${salt}|${what}`);

/** What a picture consists of, from the card's name, dyes and kind alone. */
export function layersOf(subject: Subject): Layers {
  const hand = handOf(subject, "layers");
  // Three in four show where their set plays.
  const scene = subject.scene && hand.chance(0.75) ? SCENES[subject.scene] : null;
  return {
    kind: subject.kind,
    hour: hand.pick(keys(HOURS)),
    turn: hand.pick(TURNS),
    weather: hand.pick(keys(WEATHERS)),
    light: hand.pick(keys(LIGHTS)),
    country: hand.pick(scene?.countries ?? keys(COUNTRIES)),
    companion: hand.pick(scene?.companions ?? keys(COMPANIONS)),
    foreground: hand.pick(scene?.foregrounds ?? keys(FOREGROUNDS)),
    mirrored: hand.chance(0.5),
  };
}

function figureOf({ kind, figure = "" }: Subject, hand: Hand): Figure {
  if (Object.hasOwn(THINGS, figure)) return (THINGS[figure] ?? RELICS.Star)(hand);
  if (BEASTS.includes(kind)) return beast(kind, hand);
  if (Object.hasOwn(TRADES, kind)) return folk(kind, hand, figure);
  return (PLACES[kind] ?? RELICS[kind] ?? DEEDS[kind] ?? RELICS.Star)(hand);
}

/** How a figure stands in the picture: places are wide and far, deeds fill the sky. */
function stance(kind: string, hand: Hand): { scale: number; y: number; spread: number } {
  if (Object.hasOwn(PLACES, kind)) return { scale: hand.between(0.86, 1.02), y: 318, spread: 24 };
  if (Object.hasOwn(DEEDS, kind)) return { scale: hand.between(0.96, 1.08), y: 344, spread: 34 };
  if (Object.hasOwn(RELICS, kind)) return { scale: hand.between(0.92, 1.04), y: 340, spread: 52 };
  return { scale: hand.between(1.16, 1.34), y: 384, spread: 70 };
}

/**
 * The illustration of a card: an SVG of 560 × 400 units without text, the same on every machine. `id` begins the names
 * of its gradients: it must be unique in the page that shows it.
 */
export function illustrate(subject: Subject, id = "art"): string {
  const layers = layersOf(subject);
  const hand = handOf(subject, "strokes");
  const palette = paletteOf(subject.dyes, layers.hour, layers.turn, hand);
  const { ink, rim, cloth, glow, land, second, pale } = palette;
  const skin = handOf(subject, "skin").pick(palette.skins);
  const light = [hand.between(0.14, 0.86) * WIDTH, hand.between(0.14, 0.4) * HEIGHT] as const;
  const horizon = hand.between(214, 262);
  const { scale: size, y, spread } = stance(subject.kind, hand);
  const x = WIDTH / 2 + hand.between(-spread, spread);
  const figure = figureOf(subject, hand);
  const scale = size * (figure.near ?? 1);
  const country = COUNTRIES[layers.country];
  const path = (d: string, colour: string, more = "") => (d ? `<path d="${d}" fill="${colour}"${more}/>` : "");
  const facing = layers.mirrored ? -scale : scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    heaven(id, hand, light, palette),
    LIGHTS[layers.light](hand, light, palette),
    WEATHERS[layers.weather](hand, palette),
    path(country(hand, horizon), land[0]),
    path(country(hand, horizon + 44), land[1]),
    path(ALL_COMPANIONS[layers.companion](hand, horizon + 88), land[2]),
    path(COUNTRIES.hills(hand, horizon + 96), land[2]),
    `<g transform="translate(${x.toFixed(1)} ${y}) scale(${facing.toFixed(3)} ${scale.toFixed(3)})">`,
    path(figure.ink, rim, ` stroke="${rim}" stroke-width="4.4" stroke-linejoin="round" opacity=".62"`),
    path(figure.ink, ink),
    path(figure.cloth ?? "", ink, ` stroke="${ink}" stroke-width="4" stroke-linejoin="round"`),
    path(figure.cloth ?? "", cloth),
    path(figure.trim ?? "", ink, ` stroke="${ink}" stroke-width="3" stroke-linejoin="round"`),
    path(figure.trim ?? "", second),
    path(figure.pale ?? "", ink, ` stroke="${ink}" stroke-width="3" stroke-linejoin="round"`),
    path(figure.pale ?? "", pale),
    path(figure.skin ?? "", ink, ` stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`),
    path(figure.skin ?? "", skin),
    path(figure.line ?? "", ink),
    path(figure.light ?? "", glow),
    "</g>",
    path(FOREGROUNDS[layers.foreground](hand), land[3]),
    "</svg>",
  ].join("");
}
