import type { AuditLine } from "@/lib/contracts/staff";
import type { Parts } from "@/lib/texts/parts";
import type { StaffTexts } from "@/lib/texts/staff/en";
import type { StaffBooksTexts } from "@/lib/texts/staff-books/en";
import { movesSentence } from "./move-words";
import { readSettingChange } from "./setting-change";

export type AuditTexts = { books: StaffBooksTexts; staff: StaffTexts; rarity(code: string): string };

/** How a page shows what a line names: as links, or as texts. */
export type Shown<T> = {
  /** Who did it. */
  readonly by: string | T;
  member(nick: string): string | T;
  transfer(id: string, text: string): string | T;
  /** In ms. */
  moment(at: number): string | T;
};

/** What somebody of the staff did: "keep granted $100.00 to anna: a prize". */
export function auditSentence<T>(
  { action, data, undid }: Pick<AuditLine, "action" | "data" | "undid">,
  { books, staff, rarity }: AuditTexts,
  { by, member, transfer, moment }: Shown<T>,
): Parts<T> {
  const t = books.audit;
  const text = (name: string): string => String(data[name] ?? "");
  const number = (name: string): number => Number(data[name] ?? 0);
  const whom = member(text("to"));
  switch (action) {
    case "ledger/granted":
      return number("amount") > 0
        ? t.granted(by, number("amount"), whom, text("reason"))
        : t.debited(by, -number("amount"), whom, text("reason"));
    case "ledger/reversed": {
      const what = transfer(text("transferId"), undoneWord(undid?.kind, books));
      return t.reversed(by, what, undid ? movesSentence(undid.moves, books) : null, text("reason"));
    }
    case "shop/product_added":
      return t.added(by, text("product"), number("printRun"), number("price"));
    case "shop/reprinted":
      return t.reprinted(by, text("product"), number("printRun"), number("price"));
    case "shop/withdrawn":
      return t.withdrew(by, text("product"), number("destroyed"), data.reason ? text("reason") : null);
    case "shop/bundle_added":
      return t.bundled(by, text("bundle"), number("price"), number("apart"));
    case "shop/bundle_withdrawn":
      return t.unbundled(by, text("bundle"), text("reason"));
    case "shop/price_set": {
      const at = data.at ? moment(number("at")) : null;
      return at === null && data.from === data.to
        ? t.priceKept(by, text("product"), number("to"))
        : t.priced(by, text("product"), number("from"), number("to"), at);
    }
    case "shop/terms_set":
      return t.termsSet(
        by,
        text("product"),
        data.memberLimit ? number("memberLimit") : null,
        data.releaseAt ? moment(number("releaseAt")) : null,
      );
    case "shop/cards_saved":
      return t.cardsSaved(by, text("game"), text("files"));
    case "shop/tickets_given":
      return number("count") > 0
        ? t.ticketsGiven(by, number("count"), text("product"), whom)
        : t.ticketsTaken(by, -number("count"), text("product"), whom);
    case "staff/role_given":
      return t.roleGiven(by, whom, staff.role(text("role")));
    case "staff/role_taken":
      return t.roleTaken(by, whom, staff.role(text("role")));
    case "staff/banned":
      return t.banned(by, whom, number("days"), text("reason"));
    case "staff/prizes":
      return (data.hold ? t.prizesHeld : t.prizesPaid)(by, whom, text("reason"));
    case "staff/ban_lifted":
      return t.banLifted(by, whom);
    case "staff/market_halted":
      return t.halted(by, data.card === null ? null : text("card"), text("reason"));
    case "staff/market_resumed":
      return t.resumed(by, data.card === null ? null : text("card"), text("reason"));
    case "staff/comment_removed":
      return t.commentRemoved(by, whom, text("deck"), text("text"), text("reason"));
    case "staff/game_judged":
      return t.gameJudged(by, text("table"), text("reason"));
    case "staff/judging_confirmed":
      return t.judgingConfirmed(by);
    case "staff/signed_out":
      return t.signedOut(by, whom);
    case "staff/recovery_made":
      return t.recoveryMade(by, whom);
    case "staff/second_factor_demanded":
      return data.demanded ? t.factorDemanded(by) : t.factorLet(by);
    case "staff/template_withdrawn":
      return t.gameWithdrawn(by, text("name"));
    case "staff/template_published":
      return t.gamePublished(by, text("name"));
    case "staff/template_deleted":
      return t.gameDeleted(by, text("name"));
    case "staff/rating_removed":
      return t.ratingRemoved(by, text("name"));
    case "staff/setting_changed": {
      const { labels } = staff.economy;
      const change = readSettingChange(text("name"), text("from"), text("to"));
      if ("prices" in change)
        return t.prices(
          by,
          change.prices.map(({ code, ...price }) => ({ ...price, rarity: rarity(code) })),
        );
      const label: Readonly<Record<string, string>> = labels;
      return t.setting(by, label[change.name] ?? change.name, change.from, change.to);
    }
    default:
      return t.other(by, action.replace(/^.*\//, "").replaceAll("_", " "));
  }
}

/** What was undone, by its kind. */
function undoneWord(kind: string | undefined, { undid, undidOther }: StaffBooksTexts): string {
  const words: Readonly<Record<string, string>> = undid;
  return (kind !== undefined && Object.hasOwn(words, kind) ? words[kind] : undefined) ?? undidOther;
}
