import { asData, asNumber } from "@/components/table/json-read";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { SealedTexts } from "@/lib/texts/sealed/en";

/** Why something was not done with an alter ego. */
export function egoProblem({ code, data }: Refusal, t: SealedTexts["ego"]["problems"]): string {
  switch (code) {
    case "ego/sign_in":
      return t.signIn;
    case "ego/is_on":
      return t.isOn;
    case "ego/too_poor":
      return t.tooPoor(formatMoney(asNumber(asData(data).has) ?? 0));
    case "ego/malformed":
      return t.amount;
    case "ego/none":
      return t.none;
    case "ego/wait":
      return t.wait;
    case "ego/lost":
      return t.lost;
    default:
      return t.other;
  }
}
