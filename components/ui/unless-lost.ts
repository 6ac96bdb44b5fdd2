import { unstable_rethrow } from "next/navigation";

let underWay = 0;
const waiting = new Set<() => void>();

/** What an action answers; `lost` if the server cannot be reached. Redirects go on. */
export async function unlessLost<T>(answer: Promise<T>, lost: T): Promise<T> {
  underWay += 1;
  try {
    return await answer;
  } catch (error) {
    unstable_rethrow(error);
    return lost;
  } finally {
    // The router takes the page that came with the answer right after it.
    setTimeout(answered);
  }
}

function answered() {
  underWay -= 1;
  if (underWay > 0) return;
  const all = [...waiting];
  waiting.clear();
  for (const run of all) run();
}

/** Is an action under way, or its page not yet taken by the router? */
export const isAwaited = (): boolean => underWay > 0;

/**
 * Runs this once no action is under way; gives what calls it off. A change of the address in between would make the
 * router throw away the page that comes with the answer, and a second one load everything anew.
 */
export function onceAnswered(run: () => void): () => void {
  waiting.add(run);
  return () => waiting.delete(run);
}
