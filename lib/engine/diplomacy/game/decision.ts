import type { Refusal, Result } from "../../kernel/result";
import type { PowerName } from "../map/model";
import type { DiplomacyEvent } from "./event";

/** What an intent comes to. */
export type Decision = Result<DiplomacyEvent[], Refusal>;

/** Who acts, as this game sees it: the powers that they order for (their own first), or the master. */
export type Party =
  | {
      readonly kind: "power";
      readonly seat: number;
      readonly powers: readonly PowerName[];
      readonly own: PowerName | null;
    }
  | { readonly kind: "master" };
