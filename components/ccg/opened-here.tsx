"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Skeleton } from "@/components/ui/skeleton";

const opened = new Set<string>();

/** Notes that these packs were opened in this tab. */
export function noteOpened(packs: readonly string[]): void {
  for (const pack of packs) opened.add(pack);
}

/**
 * Shows a page of packs, of which `closed` are said to be closed. The way back leads to a page as the router kept it: if
 * packs were opened since, it is read anew, and shown once it knows of them.
 */
export function ReadAnewIfOpened({ closed, children }: { closed: readonly string[]; children: ReactNode }) {
  const { loading } = useTexts("shell");
  const router = useRouter();
  const knows = !closed.some((pack) => opened.has(pack));
  const [isOld, setOld] = useState(!knows);
  if (isOld && knows) setOld(false);
  useEffect(() => {
    if (!isOld) return;
    // Without a network the router would leave for the browser's own page, which says that there is none.
    if (navigator.onLine) return router.refresh();
    const readAnew = () => router.refresh();
    window.addEventListener("online", readAnew, { once: true });
    return () => window.removeEventListener("online", readAnew);
  }, [isOld, router]);
  if (!isOld) return children;
  return (
    <div role="status" className="mx-auto w-full max-w-[1240px] px-3 py-5 tablet:px-5">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-10 w-60" />
      <Skeleton className="mt-6 h-96" />
    </div>
  );
}
