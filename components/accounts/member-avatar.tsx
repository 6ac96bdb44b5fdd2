import clsx from "clsx";
import type { Avatar, AvatarColour, AvatarEmblem } from "@/lib/contracts/account-words";

/** Ground and drawing of each colour; every pair has a contrast of at least 4.5. */
const COLOURS: Record<AvatarColour, { ground: string; ink: string }> = {
  felt: { ground: "oklch(0.395 0.052 166)", ink: "oklch(0.965 0.014 90)" },
  brass: { ground: "oklch(0.8 0.115 82)", ink: "oklch(0.235 0.016 62)" },
  sky: { ground: "oklch(0.7 0.111 237)", ink: "oklch(0.2 0.03 240)" },
  rose: { ground: "oklch(0.69 0.124 16)", ink: "oklch(0.2 0.03 20)" },
  plum: { ground: "oklch(0.42 0.1 328)", ink: "oklch(0.97 0.01 328)" },
  clay: { ground: "oklch(0.48 0.115 45)", ink: "oklch(0.98 0.01 60)" },
  moss: { ground: "oklch(0.5 0.085 128)", ink: "oklch(0.99 0.01 120)" },
  ink: { ground: "oklch(0.3 0.016 262)", ink: "oklch(0.96 0.008 262)" },
};

/** Line drawings on a field of 24 × 24. */
const EMBLEMS: Record<Exclude<AvatarEmblem, "initials">, string> = {
  wheel:
    "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 4v6m0 4v6M4 12h6m4 0h6M6.3 6.3l4.3 4.3m2.8 2.8 4.3 4.3m0-11.4-4.3 4.3m-2.8 2.8-4.3 4.3",
  tower: "M7 20V9H5V4h3v2h2.500V4h3v2H16V4h3v5h-2v11M5 20h14M10 20v-4a2 2 0 0 1 4 0v4",
  ship: "M4 15h16l-2.5 5h-11ZM12 15V3m0 1c3 1 5.5 4 6 8h-6M12 6c-2 1-4 3-4.5 6H12",
  key: "M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm2.8 6.800L20 20m-3.5-3.5 2-2M14 14l1.8-1.8",
  leaf: "M5 19C5 9 10 5 20 4c0 10-4 15-12 14.500M5 20c2-6 5-9 10-11.5",
  star: "m12 3.5 2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.800l6-.8Z",
  bell: "M5 17h14c-1.5-1.5-2-3-2-6a5 5 0 0 0-10 0c0 3-.5 4.5-2 6Zm5 0v.5a2 2 0 0 0 4 0V17M12 6V4",
  fish: "M3 12c3-5 10-6 14-1l4-3v8l-4-3c-4 5-11 4-14-1Zm4.5-.8v.1",
  crown: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8Z",
  moon: "M19 14.500A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.500Z",
  anvil: "M3 8h5v-.5h13c0 3-3 4.5-6 4.500v3l3 4H7l3-4v-3c-3.5 0-6-1.5-7-4Z",
};

/** One or two letters that stand for a nick. */
const initialsOf = (nick: string): string => {
  const words = nick.split(/[-_]+/).filter(Boolean);
  const letters = words.length > 1 ? `${words[0]?.[0]}${words[1]?.[0]}` : nick.slice(0, 2);
  return letters.toUpperCase();
};

/** The avatar that a member chose, drawn. Decoration: the nick stands beside it. */
export function MemberAvatar({
  avatar,
  nick,
  size = 36,
  className,
}: {
  avatar: Avatar;
  nick: string;
  size?: number;
  className?: string;
}) {
  const { ground, ink } = COLOURS[avatar.colour];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 36 36"
      aria-hidden="true"
      className={clsx("shrink-0 rounded-full", className)}
    >
      <circle cx="18" cy="18" r="18" fill={ground} />
      {avatar.emblem === "initials" ? (
        <text x="18" y="22.8" textAnchor="middle" fontSize="13.5" fontWeight="600" fill={ink}>
          {initialsOf(nick)}
        </text>
      ) : (
        <path
          d={EMBLEMS[avatar.emblem]}
          transform="translate(6 6)"
          fill="none"
          stroke={ink}
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
