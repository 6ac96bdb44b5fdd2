import { currentUser } from "@/lib/auth/session";
import { showOffer } from "@/lib/services/shop/show-offer";
import { answer } from "../answer";

/** The commitments of one's next packs. */
export async function GET(): Promise<Response> {
  return answer(await showOffer(await currentUser()));
}
