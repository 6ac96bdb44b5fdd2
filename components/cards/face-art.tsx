import { levelIndex, levelOf, suitOf } from "./card-parts";
import { SUIT_PATHS } from "./suit-paths";

type Spot = readonly [x: number, y: number];
const CORNERS: Spot[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const SIDES: Spot[] = [
  [-1, 0],
  [1, 0],
];
const FOUR_ROWS: Spot[] = [
  [-1, -0.34],
  [1, -0.34],
  [-1, 0.34],
  [1, 0.34],
];

/** Where the pips lie, in steps of 9.6 × 27 from the middle. */
const SPOTS: Record<string, Spot[]> = {
  "2": [
    [0, -1],
    [0, 1],
  ],
  "3": [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  "4": CORNERS,
  "5": [...CORNERS, [0, 0]],
  "6": [...CORNERS, ...SIDES],
  "7": [...CORNERS, ...SIDES, [0, -0.5]],
  "8": [...CORNERS, ...SIDES, [0, -0.5], [0, 0.5]],
  "9": [...CORNERS, ...FOUR_ROWS, [0, 0]],
  "0": [...CORNERS, ...FOUR_ROWS, [0, -0.67], [0, 0.67]],
};

/** Upper half of a court's solid; the lower half is the same, turned by 180°. */
const COURTS: Record<string, { path: string; balls: readonly (readonly [x: number, y: number, r: number])[] }> = {
  K: {
    path: "M19 44V31l6.2 5.4L31.5 25l6.3 11.4L44 31v13z",
    balls: [
      [31.5, 22.4, 1.7],
      [19, 28.6, 1.4],
      [44, 28.6, 1.4],
    ],
  },
  Q: {
    path: "M19 44a12.5 12.5 0 0 1 25 0zM22 29.5a13 13 0 0 1 19 0l-2.6 2a10 10 0 0 0-13.8 0z",
    balls: [[31.5, 23.2, 1.8]],
  },
  J: { path: "M19 44V33l12.5-8L44 33v11zM31.5 19.6l2.6 3.2-2.6 3.2-2.6-3.2z", balls: [] },
  X: {
    path: "M19 44C19 38 20 33 17.5 29.5 22.5 29.5 25.5 32 27 36 28 31 29.5 27.5 31.5 25 33.5 27.5 35 31 36 36 37.5 32 40.5 29.5 45.5 29.5 43 33 44 38 44 44z",
    balls: [
      [31.5, 22.8, 1.8],
      [17.2, 27.4, 1.7],
      [45.8, 27.4, 1.7],
    ],
  },
};

function Pip({ suit, x, y, size = 1.02 }: { suit: string; x: number; y: number; size?: number }) {
  const turn = y > 44.3 ? " rotate(180)" : "";
  return (
    <path d={SUIT_PATHS[suit] ?? SUIT_PATHS.X} transform={`translate(${x} ${+y.toFixed(2)})${turn} scale(${size})`} />
  );
}

function Corner({ level, suit }: { level: string; suit: string }) {
  if (suit === "X") return <path d={SUIT_PATHS.X} transform="translate(9 11) scale(1.35)" />;
  return (
    <>
      <text
        x="9"
        y="15.6"
        fontWeight="700"
        fontSize="16.5"
        textAnchor="middle"
        {...(level === "0" ? { textLength: 12, lengthAdjust: "spacingAndGlyphs" } : {})}
      >
        {levelIndex(level)}
      </text>
      <Pip suit={suit} x={9} y={23.4} />
    </>
  );
}

function Court({ level }: { level: string }) {
  const court = COURTS[level]!;
  const half = (
    <>
      <path d={court.path} />
      {court.balls.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
      {level !== "X" && (
        <text x="31.5" y="42.6" fontWeight="600" fontSize="12.5" textAnchor="middle" fill="var(--color-card)">
          {level}
        </text>
      )}
    </>
  );
  return (
    <>
      <rect
        x="16"
        y="10"
        width="31"
        height="68"
        rx="2.4"
        fill="none"
        stroke="currentColor"
        strokeWidth=".55"
        opacity=".55"
      />
      <g transform="translate(31.5 44) scale(1.13 1.26) translate(-31.5 -44)">
        {half}
        <g transform="rotate(180 31.5 44)">{half}</g>
      </g>
      <path d="M17.4 44H45.6" stroke="var(--color-card)" strokeWidth="1.6" />
      <path d="M17.4 44H45.6" stroke="var(--color-brass)" strokeWidth=".6" />
    </>
  );
}

function Middle({ level, suit }: { level: string; suit: string }) {
  if (suit === "X") return <Court level="X" />;
  if (COURTS[level]) return <Court level={level} />;
  const spots = SPOTS[level];
  if (!spots) return <Pip suit={suit} x={31.5} y={44} size={2.9} />;
  return spots.map(([x, y]) => <Pip key={`${x},${y}`} suit={suit} x={31.5 + x * 9.6} y={44 + y * 27} />);
}

/** One drawn card on a 63 × 88 cell. Aces, and levels that this deck does not know, show one large pip. */
export function FaceArt({ card }: { card: string }) {
  const level = levelOf(card);
  const suit = suitOf(card);
  const tone = suit === "X" ? `var(--suit-${card[0]})` : `var(--suit-${suit}, var(--color-pip-ink))`;
  return (
    <>
      <rect width="63" height="88" rx="4.6" fill="var(--color-card)" />
      <rect
        x=".35"
        y=".35"
        width="62.3"
        height="87.3"
        rx="4.3"
        fill="none"
        stroke="oklch(.3 .02 70/.22)"
        strokeWidth=".7"
      />
      <g style={{ fill: tone, color: tone, fontFamily: "var(--font-display)" }}>
        <Corner level={level} suit={suit} />
        <g transform="rotate(180 31.5 44)">
          <Corner level={level} suit={suit} />
        </g>
        <Middle level={level} suit={suit} />
      </g>
    </>
  );
}

/** The one back, the same for all seats: madder lozenges in brass lines. */
export function BackArt() {
  return (
    <>
      <rect width="63" height="88" rx="4.6" fill="var(--color-card)" />
      <rect x="3" y="3" width="57" height="82" rx="2.6" fill="oklch(.42 .09 28)" />
      <g fill="none" stroke="oklch(.85 .09 82/.75)" strokeWidth=".8">
        <rect x="6" y="6" width="51" height="76" rx="1.6" />
        <path d="M31.5 14 53 44 31.5 74 10 44Z" />
        <path d="M31.5 24 46 44 31.5 64 17 44Z" />
        <circle cx="31.5" cy="44" r="6" />
      </g>
    </>
  );
}
