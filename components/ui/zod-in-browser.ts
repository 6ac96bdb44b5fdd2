import { config } from "zod";

/**
 * Read for its effect, before any schema: zod would try whether it may compile its checks from text. The policy of the
 * pages forbids that, and browsers report each try.
 */
if (typeof window !== "undefined") config({ jitless: true });
