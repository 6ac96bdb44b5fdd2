import type { Instant } from "@/lib/engine/kernel/game";
import type { ChatLine } from "./types";

/** When the newest line was said; 0 where none was. */
export const newestOf = (chat: readonly ChatLine[]): Instant => chat.at(-1)?.at ?? 0;

/** How many lines others have said since `read`. */
export const unreadIn = (chat: readonly ChatLine[], read: Instant): number =>
  chat.filter(({ at, own }) => !own && at > read).length;
