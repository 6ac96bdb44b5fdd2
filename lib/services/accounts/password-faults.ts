import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { nickKey } from "@/lib/contracts/account-words";

/** Fewer guesses than 10⁸ find it, whoever knows what people choose: three in zxcvbn's scale of nought to four. */
const LEAST_SCORE = 3;
/** Judging takes longer with each character; what begins with so many good ones is good. */
const JUDGED = 32;
/** How many characters a password needs besides the nick. */
const BESIDES_NICK = 8;

let judge: Promise<ZxcvbnFactory> | undefined;

/** The estimator with its 49,000 common passwords, loaded when the first password is chosen. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  // Few substitutions of the kind "p4ssw0rd" at a time: all of them would take seconds.
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 20 });
}

/**
 * What is wrong with a new password besides its length: `account/password_like_nick` for one that is little more than the
 * nick, `account/password_common` for one that is found among the first guesses (common passwords, their variations,
 * rows of keys, repetitions); null for a good one.
 */
export async function findPasswordFault(password: string, nick: string): Promise<string | null> {
  const key = nickKey(nick);
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const own = bare(key);
  if (own.length > 1 && bare(password).split(own).length > 1) {
    const rest = bare(password).split(own).join("");
    if (rest.length < BESIDES_NICK) return "account/password_like_nick";
  }
  judge ??= loadJudge();
  const { score } = (await judge).check(password.slice(0, JUDGED), [key, own, "guildhall"]);
  return score < LEAST_SCORE ? "account/password_common" : null;
}
