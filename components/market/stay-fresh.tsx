"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isAwaited } from "../ui/unless-lost";

/** Has the page read anew every so many seconds, while somebody looks at it and nothing is on its way. */
export function StayFresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && !isAwaited()) router.refresh();
    }, seconds * 1_000);
    return () => clearInterval(timer);
  }, [router, seconds]);
  return null;
}
