"use client";
import { useEffect, useState } from "react";

/**
 * What a module brings that is not needed for the first picture: null until it has come. `load` must stay the same
 * function from one rendering to the next.
 */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    const take = (brought: T) => {
      if (!gone) setLoaded(() => brought);
    };
    // Without it the page stands as it does.
    load().then(take, () => {});
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded;
}
