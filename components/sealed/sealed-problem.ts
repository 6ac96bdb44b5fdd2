import { asData, asList, asNumber, asText } from "@/components/table/json-read";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { SealedTexts } from "@/lib/texts/sealed/en";

/** Why something was not done with a sealed event. */
export function sealedProblem({ code, data }: Refusal, t: SealedTexts["event"]["problems"]): string {
  const facts = asData(data);
  switch (code) {
    case "wire/unavailable":
      return t.lost;
    case "sealed/sign_in":
      return t.signIn;
    case "sealed/members_only":
      return t.membersOnly;
    case "sealed/no_name":
    case "sealed/malformed":
      return t.noName;
    case "sealed/not_for_sale":
      return t.notForSale;
    case "sealed/no_such_format":
      return t.noFormat;
    case "sealed/too_many":
      return t.tooMany;
    case "sealed/no_such_event":
      return t.gone;
    case "sealed/closed":
      return t.closed;
    case "shop/offer_moved":
      return t.moved;
    case "sealed/too_poor":
      return t.poor(formatMoney(asNumber(facts.needs) ?? 0), formatMoney(asNumber(facts.has) ?? 0));
    case "sealed/price_changed":
      return t.price;
    case "sealed/sold_out":
      return t.soldOut;
    case "shop/limit":
      return t.limit;
    case "deck/too_many":
      return t.decks;
    case "sealed/not_building":
      return t.notBuilding;
    case "sealed/no_deck":
      return t.noDeck;
    case "deck/changed":
      return t.changed;
    case "sealed/empty":
      return t.empty;
    case "sealed/beyond_pool":
      return t.beyond(asText(facts.card) ?? "");
    case "sealed/not_legal":
      return t.illegal(asList(facts.violations).flatMap((one) => asText(one) ?? []));
    case "sealed/too_late":
      return t.late;
    case "sealed/wait":
      return t.wait;
    case "sealed/lost":
      return t.lost;
    default:
      return t.other;
  }
}
