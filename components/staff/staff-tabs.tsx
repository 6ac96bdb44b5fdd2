"use client";
import clsx from "clsx";
import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";
import { useTexts } from "../texts/context";

/** `holds`: where the pages begin that belong to a part. */
const SHOP = { href: "/staff", part: "shop", holds: "/staff/products/" } as const;
const OTHERS = [
  { href: "/staff/ledger", part: "ledger" },
  { href: "/staff/members", part: "members" },
  { href: "/staff/cards", part: "cards" },
  { href: "/staff/market", part: "market" },
  { href: "/staff/comments", part: "comments" },
  { href: "/staff/games", part: "games" },
  { href: "/staff/economy", part: "economy" },
  { href: "/staff/audit", part: "audit" },
] as const;
const PARTS = [SHOP, ...OTHERS.map((part) => ({ ...part, holds: `${part.href}/` }))];

/** The parts of the staff's page; the salesman sees the shop alone. */
export function StaffTabs({ all }: { all: boolean }) {
  const path = usePathname();
  const { nav, tabs } = useTexts("staffForms");
  return (
    <nav aria-label={nav} className="mb-5 flex flex-wrap border-b border-line tablet:gap-1">
      {(all ? PARTS : [SHOP]).map(({ href, part, holds }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? "page" : path.startsWith(holds) ? "true" : undefined}
          className={clsx(
            "-mb-px flex min-h-11 items-center border-b-2 px-2.5 font-medium tablet:px-3.5",
            path === href || path.startsWith(holds)
              ? "border-brass text-ink"
              : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {tabs[part]}
        </Link>
      ))}
    </nav>
  );
}
