import { SUIT_PATHS } from "../cards/suit-paths";

const PLACES = [
  { x: -19, turn: -14 },
  { x: 0, turn: 0 },
  { x: 19, turn: 14 },
] as const;

/** The letter of a level as cards carry it. */
const levelText = (level: string): string => (level === "0" ? "10" : level === "X" ? "★" : level);

/** Three cards in a fan: what a game looks like, small. A picture only; what it shows is said beside it. */
export function GamePicture({ cards, className }: { cards: readonly [string, string, string]; className?: string }) {
  return (
    <svg viewBox="-52 -40 104 78" aria-hidden="true" className={className}>
      <rect x="-52" y="-40" width="104" height="78" rx="8" fill="var(--color-felt)" />
      {PLACES.map(({ x, turn }, i) => {
        const [level = "", suit = ""] = cards[i] ?? "";
        const red = suit === "H" || suit === "D";
        return (
          <g
            key={turn}
            transform={`translate(${x} ${2 + Math.abs(turn) / 4}) rotate(${turn})`}
            fill={red ? "var(--color-pip-red)" : "var(--color-pip-ink)"}
          >
            <rect
              x="-17"
              y="-24"
              width="34"
              height="48"
              rx="3.5"
              fill="var(--color-card)"
              stroke="rgb(0 0 0 / .25)"
              strokeWidth=".6"
            />
            <text x="-13" y="-11" fontSize="12" fontWeight="700" fontFamily="var(--font-display)">
              {levelText(level)}
            </text>
            <path d={SUIT_PATHS[suit] ?? SUIT_PATHS.X} transform="translate(1 5) scale(1.9)" />
          </g>
        );
      })}
    </svg>
  );
}
