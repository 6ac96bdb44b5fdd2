import "server-only";
import { unstable_rethrow } from "next/navigation";
import { answerUnavailable } from "../log/request";
import { isDatabaseAway } from "../services/accounts/check-health";

/**
 * What is answered; null where it can't be while the database is away, or restarts: then the request's answer is 503 whatever
 * it says. Whether what was asked is done is not known then: asked again with the same key, it says. Redirects go on.
 */
export async function unlessAway<T>(answer: () => Promise<T>): Promise<T | null> {
  try {
    return await answer();
  } catch (error) {
    unstable_rethrow(error);
    if (!(await isDatabaseAway(error))) throw error;
    console.error(error);
    answerUnavailable();
    return null;
  }
}
