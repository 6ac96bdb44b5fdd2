"use client";
import clsx from "clsx";
import { BookOpen, CircleUserRound, House, Spade } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { isIn, ROOMS } from "./routes";

/** The rooms in a row, for the top bar. */
export function TopLinks() {
  const path = usePathname();
  return (
    <nav aria-label="Rooms" className="hidden tablet:flex">
      {ROOMS.map(({ href, label }) => {
        const here = isIn(path, href);
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

const ICONS = { "/": House, "/tables": Spade, "/games": BookOpen };

/** The rooms and oneself, at a thumb's reach. `you` is the settings or the way in. */
export function BottomBar({ you }: { you: { href: string; label: string } }) {
  const path = usePathname();
  const places = [...ROOMS.map((room) => ({ ...room, Icon: ICONS[room.href] })), { ...you, Icon: CircleUserRound }];
  return (
    <nav
      aria-label="Rooms"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {places.map(({ href, label, Icon }) => {
        const here = isIn(path, href);
        return (
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
        );
      })}
    </nav>
  );
}
