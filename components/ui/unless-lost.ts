import { unstable_rethrow } from "next/navigation";

/** What a deed answers; `lost` if the hall cannot be reached. Redirects go on. */
export async function unlessLost<T>(answer: Promise<T>, lost: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    unstable_rethrow(error);
    return lost;
  }
}

/** What to do then. */
export const LOST_WORDS = "The hall does not answer. Try again when you are connected.";
