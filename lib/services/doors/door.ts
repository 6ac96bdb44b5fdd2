import type { ZodType } from "zod";
import { canAdminister, canSell, isProven, type Member } from "@/lib/auth/policy";
import { fieldProblems } from "@/lib/contracts/form";
import { isStorable } from "@/lib/contracts/storable";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { AskingPlace } from "../accounts/attempt-limits";
import { countOne, type LimitName } from "../accounts/rate-limits";
import type { Session } from "../accounts/read-session";
import { actingAs } from "../egos/acting";

/** Who comes in by a door at all. What somebody may do behind it, to what, its service decides. */
export const WHO = {
  anybody: { words: "anybody", may: () => true },
  signed_in: { words: "whoever is signed in, guests too", may: () => true },
  member: { words: "members, not guests", may: (member: Member) => !member.guest },
  salesman: { words: "salesmen and administrators", may: canSell },
  administrator: { words: "administrators", may: canAdminister },
} as const;

/** Somebody at a door: who they are, from where, and in which session. */
export type Asking = AskingPlace & { member: Member | null; session: Session | null };
type SignedIn = { member: Member; session: Session };
/** Somebody who was let in: where a door is not for anybody, signed in. */
export type Entered<W extends keyof typeof WHO> = W extends "anybody" ? Asking : AskingPlace & SignedIn;

/** What is answered before anything is done. */
export type DoorCodes = { signIn: string; notAllowed: string; malformed: string; slower: string };

/**
 * A use case, declared once: its name, what it takes, who may ask, how often, what it does. Forms, routes and sockets are
 * its mounts; `docs/doors.md` is printed from it.
 */
export type Door<Input, Output, W extends keyof typeof WHO = keyof typeof WHO> = {
  /** `room/verb`. */
  readonly name: string;
  readonly input: ZodType<Input>;
  readonly who: W;
  /** Whoever asks has to have shown within ten minutes that it is they. */
  readonly proof?: true;
  /** Counted here, for whoever is signed in by member, else by address. */
  readonly limit?: LimitName;
  /** What its service counts itself, by more than who asks. */
  readonly counts?: readonly LimitName[];
  /** Shut while somebody plays their alter ego, to whom this is not open. */
  readonly ego?: "shut";
  readonly codes: DoorCodes;
  run(asking: Entered<W>, input: Input): Promise<Result<Output, Refusal>>;
};

/** Declares a door: infers its types. */
export const door = <Input, Output, W extends keyof typeof WHO>(
  declared: Door<Input, Output, W>,
): Door<Input, Output, W> => declared;

/** Asks for the proof that it is they; what comes back is the session that goes on. */
export type Prove = (session: Session) => Promise<Result<Session, Refusal>>;

/** Where nothing can be asked for, the proof has to lie there. */
const provedBefore: Prove = async (session) =>
  isProven(session.provedAt, Date.now()) ? ok(session) : refuse("account/prove");

/**
 * Comes in by a door with whatever was sent: who asks is looked at first, then what they sent, their proof, how often they
 * came. Refuses the door's own codes, with the code of each wrong field as data of `malformed`, `ego/shut`, then whatever the proof
 * and the service refuse.
 */
export async function enter<Input, Output, W extends keyof typeof WHO>(
  { input, who, proof, limit, ego, codes, run }: Door<Input, Output, W>,
  asking: Asking,
  given: unknown,
  prove: Prove = provedBefore,
): Promise<Result<Output, Refusal>> {
  let entered = asking;
  if (who !== "anybody") {
    if (!entered.member || !entered.session) return refuse(codes.signIn);
    if (!WHO[who].may(entered.member)) return refuse(codes.notAllowed);
  }
  const parsed = input.safeParse(given);
  if (!parsed.success) return refuse(codes.malformed, fieldProblems(parsed.error));
  if (!isStorable(parsed.data)) return refuse(codes.malformed);
  if (proof && entered.session) {
    const proved = await prove(entered.session);
    if (!proved.ok) return proved;
    entered = { ...entered, session: proved.value };
  }
  if (ego === "shut" && entered.member && (await actingAs(entered.member.id)).sealed) return refuse("ego/shut");
  if (limit) {
    const seconds = await countOne(limit, entered.member?.id ?? entered.address);
    if (seconds > 0) return refuse(codes.slower, { seconds });
  }
  // Nobody who is not signed in came so far by a door that is not for anybody.
  return run(entered as Entered<W>, parsed.data);
}

/** What a door that does nothing answers: it only lets somebody go on. */
export const goOn = async (): Promise<Result<null, Refusal>> => ok(null);
