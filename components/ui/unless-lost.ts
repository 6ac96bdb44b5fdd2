import { unstable_rethrow } from "next/navigation";

/** What an action answers; `lost` if the server cannot be reached. Redirects go on. */
export async function unlessLost<T>(answer: Promise<T>, lost: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    unstable_rethrow(error);
    return lost;
  }
}
