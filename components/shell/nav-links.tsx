"use client";
import clsx from "clsx";
import { usePathname } from "next/navigation";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { Sign } from "@/components/ui/sign";
import { isInRoom, ROOMS } from "./routes";

/** The rooms in a row, for the top bar. */
export function TopLinks() {
  const { rooms: t } = useTexts("shell");
  const path = usePathname();
  return (
    <nav aria-label={t.title} className="hidden tablet:flex">
      {ROOMS.map((room) => {
        const { href, name } = room;
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
            {t[name]}
          </Link>
        );
      })}
    </nav>
  );
}

/** The drawings of the rooms. */
const SIGNS = {
  "/": "M3 11 12 4l9 7M6 9v11h12V9M10 20v-6h4v6",
  "/tables": "M12 3C9 8 4 10 4 14a4 4 0 0 0 7 2.5L9.5 21h5L13 16.5A4 4 0 0 0 20 14c0-4-5-6-8-11Z",
  "/games": "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14",
  "/collection": "M4 8h11v13H4zM8 8V3h12v14h-5",
  "/shop": "M5 8h14l1 13H4ZM9 11V7a3 3 0 0 1 6 0v4",
  "/market": "M12 3v18M7 21h10M5 7h14M5 7l-3 7a3 3 0 0 0 6 0ZM19 7l-3 7a3 3 0 0 0 6 0Z",
  "/diplomacy": "M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14",
};

/** The rooms at a thumb's reach; oneself, or the way in, is in the top bar. */
export function BottomBar() {
  const { rooms: t } = useTexts("shell");
  const path = usePathname();
  const places = ROOMS.map((room) => ({
    href: room.href,
    label: t[room.name],
    here: isInRoom(path, room),
    sign: SIGNS[room.href],
  }));
  return (
    <nav
      aria-label={t.title}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {places.map(({ href, label, here, sign }) => (
        <Link
          key={href}
          href={href}
          aria-current={here ? "page" : undefined}
          className={clsx(
            "flex h-14 flex-auto flex-col items-center justify-center gap-0.5 px-0.5 text-xs font-medium",
            here ? "text-ink" : "text-ink-3",
          )}
        >
          <Sign d={sign} className={clsx("size-5.5", here && "text-brass")} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
