import type { Random } from "../kernel/random";
import type { Intent, View } from "./vocabulary";

/** What a shadow player does: one of the legal intents, from what its seat sees. */
export function chooseIntent(_view: View, legal: readonly Intent[], random: Random): Intent {
  return legal[random.below(legal.length)]!;
}
