"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { clientAddress } from "@/lib/auth/client-address";
import type { Member } from "@/lib/auth/policy";
import { signInPath } from "@/lib/auth/safe-next";
import { currentUser } from "@/lib/auth/session";
import { type FormState, fieldProblems, textOf } from "@/lib/contracts/form";
import { AddProduct, GiveTickets } from "@/lib/contracts/shop";
import { WORLD_DEFAULTS, WorldSettings } from "@/lib/contracts/world";
import { formatMoney, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Grant, grant } from "@/lib/services/ledger/grant";
import { Reversal, reverseTransfer } from "@/lib/services/ledger/reverse-transfer";
import { addProduct } from "@/lib/services/shop/add-product";
import { giveTickets } from "@/lib/services/shop/give-tickets";
import { reprintProduct } from "@/lib/services/shop/reprint-product";
import { withdrawProduct } from "@/lib/services/shop/withdraw-product";
import { checkLedger } from "@/lib/services/staff/read-ledger-state";
import { saveSettings } from "@/lib/services/staff/save-settings";
import { SetRole, setRole } from "@/lib/services/staff/set-role";

/** A sum as it was typed, in cents; NaN, which no schema takes, for what is none. */
const cents = (form: FormData, name: string): number => {
  const read = readMoney(textOf(form, name));
  return read.ok ? read.value : Number.NaN;
};

/** Whoever is signed in: what it may do the service decides. */
async function asker(): Promise<Member> {
  return (await currentUser()) ?? redirect(signInPath("/staff"));
}

/** Does a deed with what a form holds, and says in a sentence what it came to. */
async function act<T, V>(
  schema: z.ZodType<T>,
  given: unknown,
  deed: (member: Member, wish: T, address: string) => Promise<Result<V, Refusal>>,
  said: (value: V) => string,
): Promise<FormState> {
  const member = await asker();
  const wish = schema.safeParse(given);
  if (!wish.success) return { problem: { code: "form/fields" }, fields: fieldProblems(wish.error) };
  const outcome = await deed(member, wish.data, await clientAddress());
  revalidatePath("/staff", "layout");
  return outcome.ok ? { done: said(outcome.value) } : { problem: outcome.error };
}

export async function add(_: FormState, form: FormData): Promise<FormState> {
  const [game = "", set = "", type = ""] = textOf(form, "product").split("/");
  const given = {
    ...{ key: textOf(form, "key"), game, set, type },
    printRun: Number(textOf(form, "printRun") || Number.NaN),
    price: cents(form, "price"),
  };
  return act(AddProduct, given, addProduct, ({ name, printed }) => `${printed} of ${name} are printed and for sale.`);
}

const KeyedProduct = AddProduct.pick({ key: true }).extend({ productId: GiveTickets.shape.productId });
const keyed = (form: FormData) => ({ key: textOf(form, "key"), productId: textOf(form, "productId") });

export async function reprint(_: FormState, form: FormData): Promise<FormState> {
  return act(
    KeyedProduct,
    keyed(form),
    reprintProduct,
    ({ printed }) => `${printed} more are printed, at a price 10 % higher.`,
  );
}

export async function withdraw(_: FormState, form: FormData): Promise<FormState> {
  return act(
    KeyedProduct,
    keyed(form),
    withdrawProduct,
    ({ name, printed }) => `${name} is withdrawn, ${-printed} were destroyed.`,
  );
}

export async function ticket(_: FormState, form: FormData): Promise<FormState> {
  const given = { ...keyed(form), nick: textOf(form, "nick"), count: Number(textOf(form, "count") || Number.NaN) };
  return act(GiveTickets, given, giveTickets, ({ nick, count }) =>
    count > 0
      ? `${nick} has ${count} more ${count === 1 ? "ticket" : "tickets"}.`
      : `${-count} were taken back from ${nick}.`,
  );
}

export async function give(_: FormState, form: FormData): Promise<FormState> {
  const given = {
    ...{ key: textOf(form, "key"), nick: textOf(form, "nick"), reason: textOf(form, "reason") },
    amount: cents(form, "amount"),
  };
  return act(Grant, given, grant, ({ nick, amount }) =>
    amount > 0 ? `${nick} got ${formatMoney(amount)}.` : `${formatMoney(-amount)} were taken from ${nick}.`,
  );
}

export async function reverse(_: FormState, form: FormData): Promise<FormState> {
  const given = { transferId: textOf(form, "transferId").trim(), reason: textOf(form, "reason") };
  return act(Reversal, given, reverseTransfer, () => "The transfer is undone.");
}

export async function role(_: FormState, form: FormData): Promise<FormState> {
  const given = { nick: textOf(form, "nick"), role: textOf(form, "role"), has: textOf(form, "has") === "1" };
  return act(SetRole, given, setRole, ({ nick }) =>
    given.has ? `${nick} is a ${given.role} now.` : `${nick} is no ${given.role} any more.`,
  );
}

export async function check(_: FormState): Promise<FormState> {
  const outcome = await checkLedger(await asker());
  revalidatePath("/staff", "layout");
  if (!outcome.ok) return { problem: outcome.error };
  const { sound, findings, transfers, ms } = outcome.value;
  return {
    done: sound
      ? `${transfers} transfers checked in ${ms} ms: all is sound.`
      : `${findings.length} findings, see above.`,
  };
}

export async function setWorld(_: FormState, form: FormData): Promise<FormState> {
  const rarityPrices = Object.fromEntries(
    Object.keys(WORLD_DEFAULTS.rarityPrices).map((code) => [code, cents(form, `rarity-${code}`)]),
  );
  const given = {
    ...{ rarityPrices, otherPrice: cents(form, "otherPrice"), timeZone: textOf(form, "zone") },
    ...{ initialMoney: cents(form, "initialMoney"), weeklyPay: cents(form, "weeklyPay") },
    ...{ prizePerPlayer: cents(form, "prizePerPlayer"), registrationBonus: cents(form, "registrationBonus") },
    ...{ giftLimit: cents(form, "giftLimit"), tradeLimit: Number(textOf(form, "tradeLimit") || Number.NaN) },
  };
  return act(WorldSettings, given, saveSettings, ({ changed }) =>
    changed.length === 0
      ? "Nothing was changed."
      : changed.length === 1
        ? "One setting is saved."
        : `${changed.length} settings are saved.`,
  );
}
