"use client";
import clsx from "clsx";
import { usePathname } from "next/navigation";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";

const TABS = [
  { href: "/collection", name: "binder" },
  { href: "/decks", name: "decks" },
  { href: "/shop", name: "shop" },
  { href: "/shop/packs", name: "packs" },
  { href: "/sealed", name: "sealed" },
] as const;

/** The parts of one's collection; `closed`: how many packs wait to be opened. */
export function SectionTabs({ closed }: { closed: number }) {
  const path = usePathname();
  const t = useTexts("ccg");
  const inTab = (href: string) =>
    href === "/shop"
      ? path === "/shop" || (path.startsWith("/shop/") && !path.startsWith("/shop/packs"))
      : path.startsWith(href);
  return (
    <nav aria-label={t.title} className="mb-5 flex flex-wrap gap-x-1 border-b phone:gap-x-0 border-line">
      {TABS.map(({ href, name }) => (
        <Link
          key={href}
          href={href}
          aria-current={inTab(href) ? "page" : undefined}
          className={clsx(
            "-mb-px flex min-h-11 items-center gap-1.5 border-b-2 px-3.5 font-medium phone:px-2.5",
            inTab(href) ? "border-brass text-ink" : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {t[name]}
          {href === "/shop/packs" && closed > 0 && (
            <span className="rounded-full bg-brass-soft px-2 text-sm font-semibold text-ink">
              <span aria-hidden="true">{closed}</span>
              <span className="sr-only">{t.closed(closed)}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
