import { IMPLEMENTS } from "./implements";
import type { Tool } from "./tool";
import { WARES } from "./wares";

/** What hands hold and do. */
export const TOOLS = { ...IMPLEMENTS, ...WARES, none: () => ({ ink: "" }) } as const satisfies Record<string, Tool>;
