import type { AuditLine } from "@/lib/contracts/staff";
import { formatMoney } from "@/lib/engine/kernel/money";
import { undoneWord } from "../ccg/transfer-words";
import { movesSentence } from "./move-words";
import { settingSentence } from "./setting-words";

/** A piece of a sentence: words, or a member or a transfer to link to. */
export type Part = string | { readonly member: string } | { readonly transfer: string; readonly text: string };

const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** What somebody of the staff did, after the name: "granted $100.00 to anna: a prize". */
export function auditSentence({ action, data, undid }: Pick<AuditLine, "action" | "data" | "undid">): Part[] {
  const text = (name: string): string => String(data[name] ?? "");
  const number = (name: string): number => Number(data[name] ?? 0);
  const member = { member: text("to") };
  switch (action) {
    case "ledger/granted":
      return number("amount") > 0
        ? [`granted ${formatMoney(number("amount"))} to `, member, `: ${text("reason")}`]
        : [`took ${formatMoney(-number("amount"))} from `, member, `: ${text("reason")}`];
    case "ledger/reversed": {
      const what = undoneWord(undid?.kind);
      const moved = undid ? ` (${movesSentence(undid.moves)})` : "";
      return ["undid ", { transfer: text("transferId"), text: what }, `${moved}: ${text("reason")}`];
    }
    case "shop/product_added":
      return [`added ${text("product")}: ${many(number("printRun"), "pack")} at ${formatMoney(number("price"))}`];
    case "shop/reprinted":
      return [`reprinted ${text("product")}: ${many(number("printRun"), "pack")} at ${formatMoney(number("price"))}`];
    case "shop/withdrawn":
      return [`withdrew ${text("product")} and destroyed ${many(number("destroyed"), "pack")}`];
    case "shop/cards_saved":
      return [`changed the cards of ${text("game")}: ${text("files")}`];
    case "shop/tickets_given":
      return number("count") > 0
        ? [`gave ${many(number("count"), "ticket")} for ${text("product")} to `, member]
        : [`took ${many(-number("count"), "ticket")} for ${text("product")} back from `, member];
    case "staff/role_given":
      return ["made ", member, ` a ${text("role")}`];
    case "staff/role_taken":
      return [`took the role of ${text("role")} from `, member];
    case "staff/banned":
      return [
        "banned ",
        member,
        number("days") === 0 ? " for good" : ` for ${many(number("days"), "day")}`,
        `: ${text("reason")}`,
      ];
    case "staff/ban_lifted":
      return ["lifted the ban of ", member];
    case "staff/signed_out":
      return ["signed ", member, " out everywhere"];
    case "staff/recovery_made":
      return ["made a recovery code for ", member];
    case "staff/second_factor_demanded":
      return [data.demanded ? "demanded a second factor of all staff" : "let staff do without a second factor"];
    case "staff/template_withdrawn":
      return [`took the game ${text("name")} off the shelf`];
    case "staff/template_published":
      return [`put the game ${text("name")} back on the shelf`];
    case "staff/template_deleted":
      return [`threw the game ${text("name")} away`];
    case "staff/setting_changed":
      return [settingSentence(text("name"), text("from"), text("to"))];
    default:
      return [action.replace(/^.*\//, "").replaceAll("_", " ")];
  }
}
