import { z } from "zod";

/** What a browser gives whoever may send it messages; both keys in base64url. */
export const PushForm = z.object({
  endpoint: z.string().max(1_000),
  keys: z.object({
    /** A point on P-256, not compressed: 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
export type PushForm = z.infer<typeof PushForm>;

/** What a push message holds: enough to show it, and to open what it is about. */
export type PushMessage = { title: string; body: string; href: string; tag: string };
