"use client";
import { useEffect, useRef } from "react";

/** Sent to the window when somebody signed in or out without the page being loaded anew. */
export const IDENTITY_CHANGED = "guildhall:identity";

/** Tells a live connection that it was opened for somebody else: it has to ask for a new ticket. */
export function IdentityWatch({ userId }: { userId: string | null }) {
  const before = useRef(userId);
  useEffect(() => {
    if (before.current === userId) return;
    before.current = userId;
    window.dispatchEvent(new Event(IDENTITY_CHANGED));
  }, [userId]);
  return null;
}
