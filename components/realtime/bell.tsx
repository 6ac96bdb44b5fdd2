"use client";
import clsx from "clsx";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { Sign } from "@/components/ui/sign";
import { laterOf, type Unread } from "@/lib/contracts/notice-words";
import { hear } from "./connection";

const BELL = "M6 16V11a6 6 0 1 1 12 0v5l2 2H4ZM10 21h4";
/** More are not counted out. */
const MOST = 99;

/** The way to the inbox, with how many notices wait there: as the page was written or as it is told live, whichever was counted later. */
export function Bell({ unread }: { unread: Unread }) {
  const { bell: t } = useTexts("shell");
  const here = usePathname() === "/inbox";
  const [told, setTold] = useState(unread);
  const { count: now } = laterOf(told, unread);
  useEffect(() => hear("inbox:unread", (news) => setTold((before) => laterOf(news.unread, before))), []);
  return (
    <Link
      href="/inbox"
      aria-label={t.label(now)}
      aria-current={here ? "page" : undefined}
      className={clsx(
        "relative flex size-11 items-center justify-center rounded-sm hover:bg-sunken",
        here && "text-brass",
      )}
    >
      <Sign d={BELL} className="size-5.5" />
      {now > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 rounded-full border-2 border-surface bg-danger px-1 text-center text-xs leading-4 font-semibold text-surface tabular-nums"
        >
          {now > MOST ? t.most : now}
        </span>
      )}
    </Link>
  );
}
