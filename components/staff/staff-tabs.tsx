"use client";
import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";

const SHOP = { href: "/staff", label: "Shop" };
const OTHERS = [
  { href: "/staff/ledger", label: "Ledger" },
  { href: "/staff/members", label: "Members" },
  { href: "/staff/cards", label: "Cards" },
  { href: "/staff/economy", label: "Economy" },
  { href: "/staff/audit", label: "Audit" },
];

/** The parts of the staff's page; the salesman sees the shop alone. */
export function StaffTabs({ all }: { all: boolean }) {
  const path = usePathname();
  return (
    <nav aria-label="Staff" className="mb-5 flex flex-wrap border-b border-line tablet:gap-1">
      {[SHOP, ...(all ? OTHERS : [])].map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? "page" : undefined}
          className={clsx(
            "-mb-px flex min-h-11 items-center border-b-2 px-2.5 font-medium tablet:px-3.5",
            path === href ? "border-brass text-ink" : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
