"use client";
import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";

const TABS = [
  { href: "/collection", label: "Binder" },
  { href: "/shop", label: "Shop" },
  { href: "/shop/packs", label: "Packs" },
] as const;

/** The parts of one's collection; `closed`: how many packs wait to be opened. */
export function SectionTabs({ closed }: { closed: number }) {
  const path = usePathname();
  const inTab = (href: string) =>
    href === "/shop"
      ? path === "/shop" || (path.startsWith("/shop/") && !path.startsWith("/shop/packs"))
      : path.startsWith(href);
  return (
    <nav aria-label="Collection" className="mb-5 flex flex-wrap gap-x-1 border-b border-line">
      {TABS.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={inTab(href) ? "page" : undefined}
          className={clsx(
            "-mb-px flex min-h-11 items-center gap-1.5 border-b-2 px-3.5 font-medium",
            inTab(href) ? "border-brass text-ink" : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {label}
          {href === "/shop/packs" && closed > 0 && (
            <span className="rounded-full bg-brass-soft px-2 text-sm font-semibold text-ink">
              {closed}
              <span className="sr-only"> closed</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
