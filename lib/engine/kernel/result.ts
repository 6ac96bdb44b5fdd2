/** The outcome of something that may be refused in the normal course of things. Bugs throw instead. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** Data that survives a trip through JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Why a request was refused: a code `world/what` (`move/must_follow_suit`) that the pages translate, and the
 * data that its sentence needs. It never holds anything that whoever asks may not know.
 */
export type Refusal = { code: string; data?: Json };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const err = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** A refusal as a `Result`. */
export const refuse = (code: string, data?: Json): { ok: false; error: Refusal } => ({
  ok: false,
  error: data === undefined ? { code } : { code, data },
});

/** Why something was refused; null: it was done. */
export const refusalOf = <E>(result: Result<unknown, E>): E | null => (result.ok ? null : result.error);

/** Closes an exhaustive `switch`: reaching it is a bug, and the compiler says so first. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
