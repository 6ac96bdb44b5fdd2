import { blob, disc, limb, type Point, polygon, tendril } from "./brush";
import type { Hand } from "./chance";
import type { Figure } from "./figure";

const box = (x: number, y: number, width: number, height: number): string =>
  polygon([x, y - height], [x + width, y - height], [x + width, y], [x, y]);

const gable = (x: number, y: number, width: number, rise: number): string =>
  polygon([x - 5, y], [x + width / 2, y - rise], [x + width + 5, y]);

/** An arched hole's light: a window or a door. */
const arch = (x: number, y: number, width: number, height: number): string =>
  blob([x, y], [x, y - height * 0.6], [x + width / 2, y - height], [x + width, y - height * 0.6], [x + width, y]);

function windows(hand: Hand, x: number, width: number, top: number, bottom: number): string {
  let path = "";
  for (let y = top + 20; y < bottom - 26; y += 36)
    for (let column = 0; column < Math.max(1, Math.floor(width / 24)); column++)
      if (hand.chance(0.62)) path += arch(x + 9 + column * 24, y + 17, 8, 17);
  return path;
}

function towers(hand: Hand): Figure {
  let [ink, light, x] = ["", "", -190];
  const tallest = hand.count(1, 4);
  for (let i = 0; i < 6; i++) {
    const width = hand.count(42, 74);
    const height = i === tallest ? hand.between(200, 248) : hand.between(90, 190);
    ink += box(x, 60, width, height + 60) + gable(x, -height, width, hand.between(26, 92));
    light += windows(hand, x, width, -height, 20);
    x += width - 4;
  }
  return { ink, light };
}

function mill(hand: Hand): Figure {
  const turn = hand.between(0, 90);
  const sails = [0, 90, 180, 270].map((angle) => {
    const at = ((angle + turn) * Math.PI) / 180;
    const out = (along: number, aside: number): Point => [
      Math.cos(at) * along - Math.sin(at) * aside,
      -172 + Math.sin(at) * along + Math.cos(at) * aside,
    ];
    return (
      polygon(out(14, -3), out(118, -3), out(118, 3), out(14, 3)) +
      polygon(out(28, 3), out(114, 3), out(114, 26), out(28, 20))
    );
  });
  return {
    ink:
      polygon([-66, 30], [-40, -166], [40, -166], [66, 30]) +
      blob([-46, -160], [-30, -204], [30, -204], [46, -160]) +
      sails.join("") +
      disc(0, -172, 10),
    light: arch(-14, 26, 28, 56) + arch(-8, -96, 16, 30) + arch(-30, -52, 13, 24),
  };
}

function bridge(hand: Hand): Figure {
  const rise = hand.between(24, 70);
  const spans = [-150, -50, 50].map((x) =>
    blob([x + 8, 10], [x + 12, -44 - rise * 0.4], [x + 50, -74 - rise * 0.5], [x + 88, -44 - rise * 0.4], [x + 92, 10]),
  );
  return {
    ink:
      blob([-260, -62], [-120, -84 - rise], [0, -96 - rise], [120, -84 - rise], [260, -62], [260, 70], [-260, 70]) +
      [-104, 0, 104]
        .map((x) => box(x - 10, -88 - rise * 0.8, 20, 54) + gable(x - 10, -140 - rise * 0.8, 20, 26))
        .join(""),
    light: spans.join("") + [-104, 0, 104].map((x) => disc(x, -126 - rise * 0.8, 6)).join(""),
  };
}

function lighthouse(hand: Hand): Figure {
  const tall = hand.between(0.9, 1.1);
  const top = -222 * tall;
  return {
    ink:
      polygon([-44, 40], [-24, top], [24, top], [44, 40]) +
      box(-38, top + 8, 76, 10) +
      box(-20, top, 40, 6) +
      gable(-24, top - 40, 48, 34) +
      box(-22, top, 6, 42) +
      box(16, top, 6, 42) +
      blob([-200, 60], [-90, 6], [0, 14], [110, -4], [210, 60]),
    light:
      box(-16, top, 32, 38) +
      polygon([16, top - 30], [250, top - 84], [250, top + 20], [16, top - 10]) +
      arch(-7, -60, 14, 30) +
      arch(-7, -130, 14, 28),
  };
}

function hall(hand: Hand): Figure {
  const pillars = hand.count(4, 6);
  const step = 276 / pillars;
  return {
    ink:
      polygon([-178, -150], [0, -232], [178, -150]) +
      box(-168, -132, 336, 20) +
      Array.from({ length: pillars + 1 }, (_, i) => box(-148 + step * i, 20, 20, 160)).join("") +
      box(-186, 60, 372, 44),
    light:
      Array.from({ length: pillars }, (_, i) => arch(-122 + step * i, 14, step - 32, 104)).join("") + disc(0, -178, 15),
  };
}

function gate(hand: Hand): Figure {
  const wide = hand.between(0.9, 1.15);
  const teeth = Array.from({ length: 9 }, (_, i) => box((-176 + 42 * i) * wide, -176, 22, 24)).join("");
  return {
    ink:
      box(-180 * wide, 60, 360 * wide, 236) +
      teeth +
      box(-206 * wide, 60, 66, 284) +
      box(140 * wide, 60, 66, 284) +
      gable(-206 * wide, -224, 66, 62) +
      gable(140 * wide, -224, 66, 62),
    light: arch(-58, 60, 116, 178) + arch(-186 * wide, -120, 18, 40) + arch(168 * wide, -120, 18, 40),
  };
}

function harbour(hand: Hand): Figure {
  const ship = (x: number, size: number): string =>
    blob(
      [x - 92 * size, -34 * size],
      [x - 60 * size, 6],
      [x + 66 * size, 6],
      [x + 104 * size, -44 * size],
      [x, -26 * size],
    ) +
    limb([x - 10 * size, -30 * size, 4 * size], [x - 10 * size, -224 * size, 3 * size]) +
    limb([x + 52 * size, -30 * size, 3 * size], [x + 52 * size, -170 * size, 2 * size]);
  const sail = (x: number, size: number): string =>
    blob(
      [x - 10 * size, -212 * size],
      [x + 56 * size, -150 * size],
      [x + 46 * size, -58 * size],
      [x - 8 * size, -60 * size],
    ) + blob([x - 16 * size, -196 * size], [x - 80 * size, -84 * size], [x - 18 * size, -62 * size]);
  const [x, size] = [hand.between(-110, -50), hand.between(0.9, 1.12)];
  return {
    ink: ship(x, size) + ship(x + 220, size * 0.62) + box(-300, 60, 600, 56),
    cloth: sail(x, size) + sail(x + 220, size * 0.62),
  };
}

function garden(hand: Hand): Figure {
  const trees = Array.from({ length: 5 }, (_, i) => {
    const [x, tall] = [-170 + 85 * i, hand.between(110, 220)];
    return {
      trunk: limb([x, 20, 9], [x + hand.wobble(6), -tall * 0.6, 6]),
      crown: [0, 1, 2, 3, 4]
        .map((k) => disc(x + hand.wobble(20), -tall + k * 14 + hand.wobble(8), hand.between(22, 40)))
        .join(""),
    };
  });
  return {
    ink:
      trees.map(({ trunk }) => trunk).join("") +
      box(-230, 60, 460, 52) +
      trees
        .filter((_, i) => i % 2 === 0)
        .map(({ crown }) => crown)
        .join(""),
    cloth: trees
      .filter((_, i) => i % 2 === 1)
      .map(({ crown }) => crown)
      .join(""),
    light: Array.from({ length: 9 }, () => disc(hand.between(-170, 170), hand.between(-190, -80), 4.5)).join(""),
  };
}

function market(hand: Hand): Figure {
  const tents = [-170, -56, 58].map((x) => {
    const peak = hand.between(120, 196);
    return {
      ink: limb([x + 6, 30, 4], [x + 6, -76, 4]) + limb([x + 104, 30, 4], [x + 104, -76, 4]) + box(x, 30, 110, 36),
      cloth: polygon(
        [x - 10, -70],
        [x + 55, -peak],
        [x + 120, -70],
        [x + 98, -52],
        [x + 76, -70],
        [x + 55, -52],
        [x + 34, -70],
        [x + 12, -52],
      ),
      light: disc(x + 55, -34, 7),
    };
  });
  return {
    ink: tents.map((t) => t.ink).join("") + box(-230, 60, 460, 34),
    cloth: tents.map((t) => t.cloth).join(""),
    light: tents.map((t) => t.light).join(""),
  };
}

function vats(hand: Hand): Figure {
  const tubs = [-150, 0, 150].map((x) => {
    const tall = hand.between(66, 118);
    return {
      ink: polygon([x - 56, -tall], [x + 56, -tall], [x + 46, 30], [x - 46, 30]) + disc(x, -tall, 58, 14),
      cloth: disc(x, -tall - 3, 49, 10),
      light: [0, 1, 2]
        .map((i) =>
          tendril(
            [x - 22 + 22 * i, -tall - 18, 2.5],
            [x - 40 + 34 * i, -tall - 54],
            [x - 20 + 18 * i + hand.wobble(9), -tall - 96 - hand.between(0, 40), 1],
          ),
        )
        .join(""),
    };
  });
  const rope = tendril([-230, -214, 2], [0, -168], [230, -222, 2], 12);
  const cloths = Array.from({ length: hand.count(3, 5) }, (_, i) => {
    const x = -176 + 84 * i;
    return blob(
      [x, -200],
      [x + 58, -196],
      [x + 62 + hand.wobble(5), -128],
      [x + 30, -120 + hand.wobble(8)],
      [x - 4, -130],
    );
  });
  return {
    ink: tubs.map((t) => t.ink).join("") + rope,
    cloth: tubs.map((t) => t.cloth).join("") + cloths.join(""),
    light: tubs.map((t) => t.light).join(""),
  };
}

/** Places by kind, seen from afar, the ground at y = 0. */
export const PLACES: Readonly<Record<string, (hand: Hand) => Figure>> & { readonly Town: (hand: Hand) => Figure } = {
  Town: towers,
  Mill: mill,
  Bridge: bridge,
  Lighthouse: lighthouse,
  Hall: hall,
  Gate: gate,
  Harbour: harbour,
  Garden: garden,
  Market: market,
  Vats: vats,
};
