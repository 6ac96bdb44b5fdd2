import { createHash } from "node:crypto";
import type { OrderReceipt } from "@/lib/contracts/diplomacy";
import type { EnteredOrder } from "@/lib/engine/diplomacy/order";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";

/** Orders as receipts have them, a line each: as the judge prints them, what could not be read as it was written. */
export const receiptLines = (orders: readonly EnteredOrder[]): string[] =>
  orders.map((order) => (order.type === "unread" ? order.text : printOrder(order)));

/**
 * What a receipt's hash is over, in UTF-8: table, time (ISO), phase, power, and the orders, each in a line of its own.
 * Whoever has the log can make it again. The row of the log is left out: between two of one's own it tells how often
 * others have ordered.
 */
export const receiptText = (table: string, { at, phase, power, orders }: Omit<OrderReceipt, "hash">): string =>
  [table, new Date(at).toISOString(), phase, power, ...orders].join("\n");

/** That hash: SHA-256, in hexadecimal. */
export const receiptHash = (table: string, receipt: Omit<OrderReceipt, "hash">): string =>
  createHash("sha256").update(receiptText(table, receipt)).digest("hex");
