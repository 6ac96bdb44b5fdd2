"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * On the page of a table, has the purse of the page's head read anew whenever `paid` changes: it names how far the table
 * has come in what moves money, as a game that begins for a stake or one that is over.
 */
export function useFreshPurse(paid: string): void {
  const { refresh } = useRouter();
  const seen = useRef(paid);
  useEffect(() => {
    if (seen.current !== paid) refresh();
    seen.current = paid;
  }, [paid, refresh]);
}
