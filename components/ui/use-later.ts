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
    void load().then((brought) => {
      if (!gone) setLoaded(() => brought);
    });
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded;
}
