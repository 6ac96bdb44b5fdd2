import type { Random } from "../kernel/random";

/**
 * A player for any game. It is given what its seat sees, the intents that are legal for it (empty where a game cannot
 * list them) and a stream of chance of its own: never the state. Null: it sees nothing to do.
 */
export interface Bot<View, Intent> {
  readonly name: string;
  choose(view: View, legal: readonly Intent[], random: Random): Intent | null;
}

/** Plays any legal intent, each as likely as the other. */
export function randomBot<View, Intent>(): Bot<View, Intent> {
  return {
    name: "random",
    choose: (_view, legal, random) => (legal.length === 0 ? null : legal[random.below(legal.length)]!),
  };
}
