"use client";
import clsx from "clsx";
import { BookOpen, CircleUserRound, House, Layers, Spade } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { isIn, isInRoom, ROOMS } from "./routes";

/** The rooms in a row, for the top bar. */
export function TopLinks() {
  const path = usePathname();
  return (
    <nav aria-label="Rooms" className="hidden tablet:flex">
      {ROOMS.map((room) => {
        const { href, label } = room;
        const here = isInRoom(path, room);
        return (
          <Link
            key={href}
            href={href}
            aria-current={here ? "page" : undefined}
            className={clsx(
              "flex h-14 items-center border-b-2 px-3.5 font-medium",
              here ? "border-brass text-ink" : "border-transparent text-ink-2 hover:text-ink",
            )}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

const ICONS = { "/": House, "/tables": Spade, "/games": BookOpen, "/collection": Layers };

/** The rooms and oneself, at a thumb's reach. `you` is the settings or the way in. */
export function BottomBar({ you }: { you: { href: string; label: string } }) {
  const path = usePathname();
  const places = [
    ...ROOMS.map((room) => ({
      href: room.href,
      label: "short" in room ? room.short : room.label,
      here: isInRoom(path, room),
      Icon: ICONS[room.href],
    })),
    { ...you, here: isIn(path, you.href), Icon: CircleUserRound },
  ];
  return (
    <nav
      aria-label="Rooms"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {places.map(({ href, label, here, Icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={here ? "page" : undefined}
          className={clsx(
            "flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium",
            here ? "text-ink" : "text-ink-3",
          )}
        >
          <Icon aria-hidden="true" className={clsx("size-5.5", here && "text-brass")} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
