"use server";
import { revalidatePath } from "next/cache";
import { z } from "zod";
import { movesSentence } from "@/components/staff/move-words";
import { rarityField } from "@/components/staff/setting-words";
import { clientAddress } from "@/lib/auth/client-address";
import { canSeeStaffPage, type Member } from "@/lib/auth/policy";
import { askProof } from "@/lib/auth/prove";
import { currentSession } from "@/lib/auth/session";
import { MOST_CARD_TEXT, SaveCardFiles } from "@/lib/contracts/catalogue";
import { ECONOMY_DEFAULTS, EconomySettings } from "@/lib/contracts/economy";
import { type FormState, fieldProblems, textOf } from "@/lib/contracts/form";
import { AddProduct, GiveTickets } from "@/lib/contracts/shop";
import { formatMoney, MOST_MONEY, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { appOrigin } from "@/lib/env";
import { saveCardFiles } from "@/lib/services/catalogue/save-files";
import { Grant, grant } from "@/lib/services/ledger/grant";
import { Reversal, reverseTransfer } from "@/lib/services/ledger/reverse-transfer";
import { addProduct } from "@/lib/services/shop/add-product";
import { giveTickets } from "@/lib/services/shop/give-tickets";
import { reprintProduct } from "@/lib/services/shop/reprint-product";
import { withdrawProduct } from "@/lib/services/shop/withdraw-product";
import { BanMember, banMember } from "@/lib/services/staff/ban-member";
import { DemandSecondFactor, demandSecondFactor } from "@/lib/services/staff/demand-second-factor";
import { LiftBan, liftBan } from "@/lib/services/staff/lift-ban";
import { readTransfer } from "@/lib/services/staff/list-transfers";
import { MakeRecovery, makeRecovery } from "@/lib/services/staff/make-recovery";
import { checkLedger } from "@/lib/services/staff/read-ledger-state";
import { saveSettings } from "@/lib/services/staff/save-settings";
import { SetRole, setRole } from "@/lib/services/staff/set-role";
import { SignOutMember, signOutMember } from "@/lib/services/staff/sign-out-member";

/** A sum as it was typed, in cents: for what is none NaN, and more than the most for too much, which no schema takes. */
const cents = (form: FormData, name: string): number => {
  const read = readMoney(textOf(form, name));
  if (read.ok) return read.value;
  return read.error.code === "money/too_much" ? MOST_MONEY + 1 : Number.NaN;
};

/** A whole number as it was typed; NaN, which no schema takes, for anything else. */
const whole = (form: FormData, name: string): number => {
  const text = textOf(form, name).trim().replace("−", "-");
  return /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
};

/** What is said to somebody whose session has ended; what was typed stays. */
const SIGNED_OUT: FormState = { problem: { code: "staff/signed_out" } };

/** A refusal as the form shows it: what is wrong with a field stands there. */
const refused = (problem: Refusal): FormState =>
  ["staff/no_such_member", "staff/nobody", "staff/not_staff", "staff/banned_already"].includes(problem.code)
    ? { problem: { code: "form/fields" }, fields: { nick: problem.code } }
    : { problem };

/**
 * Does what a form asks for, and says in a sentence what it came to. Whoever asks has to have shown lately that it is
 * they; the service decides who may do it.
 */
async function act<T, V>(
  form: FormData,
  schema: z.ZodType<T>,
  given: unknown,
  service: (member: Member, input: T, address: string) => Promise<Result<V, Refusal>>,
  said: (value: V, member: Member) => string | Promise<string>,
): Promise<FormState> {
  const session = await currentSession();
  if (!session) return SIGNED_OUT;
  const { member } = session;
  // Strangers are refused before they are asked for a password.
  if (!canSeeStaffPage(member)) return { problem: { code: "staff/not_allowed" } };
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { problem: { code: "form/fields" }, fields: fieldProblems(parsed.error) };
  const proof = await askProof(session, form);
  if (!proof.ok) return proof.error;
  const outcome = await service(member, parsed.data, await clientAddress());
  revalidatePath("/staff", "layout");
  return outcome.ok ? { done: await said(outcome.value, member) } : refused(outcome.error);
}

export async function add(_: FormState, form: FormData): Promise<FormState> {
  const [game = "", set = "", type = ""] = textOf(form, "product").split("/");
  const given = {
    ...{ key: textOf(form, "key"), game, set, type },
    printRun: whole(form, "printRun"),
    price: cents(form, "price"),
  };
  return act(
    form,
    AddProduct,
    given,
    addProduct,
    ({ name, printed }) => `${printed} of ${name} are printed and for sale.`,
  );
}

const KeyedProduct = AddProduct.pick({ key: true }).extend({ productId: GiveTickets.shape.productId });
const keyed = (form: FormData) => ({ key: textOf(form, "key"), productId: textOf(form, "productId") });

/** The files of a form by their names without `.json`, as texts. More than may be saved is not read to its end. */
async function cardFilesOf(form: FormData): Promise<{ file: string; text: string }[]> {
  const files = form.getAll("files").filter((one) => one instanceof File && one.size > 0);
  const read: { file: string; text: string }[] = [];
  let size = 0;
  for (const one of files.slice(0, 41)) {
    if (!(one instanceof File)) continue;
    size += one.size;
    // The schema refuses the sum.
    const text = size > 4 * MOST_CARD_TEXT ? " ".repeat(MOST_CARD_TEXT + 1) : await one.text();
    read.push({ file: one.name.replace(/\.json$/i, ""), text });
  }
  return read;
}

export async function saveCards(_: FormState, form: FormData): Promise<FormState> {
  const given = { game: textOf(form, "game"), files: form instanceof FormData ? await cardFilesOf(form) : [] };
  return act(form, SaveCardFiles, given, saveCardFiles, ({ title, changed, cards, products }) =>
    changed.length === 0
      ? "These files are as they were: nothing was changed."
      : `${title} has ${cards} cards and ${products} products now. Changed: ${changed.join(", ")}.`,
  );
}

export async function reprint(_: FormState, form: FormData): Promise<FormState> {
  return act(
    form,
    KeyedProduct,
    keyed(form),
    reprintProduct,
    ({ name, printed }) => `${printed} more of ${name} are printed, at a price 10 % higher.`,
  );
}

export async function withdraw(_: FormState, form: FormData): Promise<FormState> {
  return act(
    form,
    KeyedProduct,
    keyed(form),
    withdrawProduct,
    ({ name, printed }) => `${name} is withdrawn, ${-printed} were destroyed.`,
  );
}

export async function ticket(_: FormState, form: FormData): Promise<FormState> {
  const given = { ...keyed(form), nick: textOf(form, "nick"), count: whole(form, "count") };
  return act(form, GiveTickets, given, giveTickets, ({ nick, count }) =>
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
  return act(form, Grant, given, grant, ({ nick, amount }) =>
    amount > 0 ? `${nick} got ${formatMoney(amount)}.` : `${formatMoney(-amount)} were taken from ${nick}.`,
  );
}

export async function reverse(_: FormState, form: FormData): Promise<FormState> {
  const given = {
    ...{ key: textOf(form, "key"), transferId: textOf(form, "transferId").trim() },
    reason: textOf(form, "reason"),
  };
  return act(form, Reversal, given, reverseTransfer, async ({ transferId }, member) => {
    const undoing = await readTransfer(member, transferId);
    return undoing.ok ? `Undone: ${movesSentence(undoing.value.moves)}.` : "The transfer is undone.";
  });
}

export async function role(_: FormState, form: FormData): Promise<FormState> {
  const given = { nick: textOf(form, "nick"), role: textOf(form, "role"), has: textOf(form, "has") === "1" };
  return act(form, SetRole, given, setRole, ({ nick }) =>
    given.has ? `${nick} is a ${given.role} now.` : `${nick} is no ${given.role} any more.`,
  );
}

export async function check(_: FormState, form: FormData): Promise<FormState> {
  return act(form, z.object({}), {}, checkLedger, ({ sound, findings, transfers, ms }) =>
    sound ? `${transfers} transfers checked in ${ms} ms: all is sound.` : `${findings.length} findings, see above.`,
  );
}

/** The settings that the form was filled with; null if it does not say. */
function shownSettings(form: FormData): EconomySettings | null {
  try {
    return EconomySettings.safeParse(JSON.parse(textOf(form, "shown"))).data ?? null;
  } catch {
    return null;
  }
}

export async function setEconomy(_: FormState, form: FormData): Promise<FormState> {
  const rarityPrices = Object.fromEntries(
    Object.keys(ECONOMY_DEFAULTS.rarityPrices).map((code) => [code, cents(form, rarityField(code))]),
  );
  const given = {
    ...{ rarityPrices, otherPrice: cents(form, "otherPrice"), timeZone: textOf(form, "zone").trim() },
    ...{ initialMoney: cents(form, "initialMoney"), weeklyPay: cents(form, "weeklyPay") },
    ...{ prizePerPlayer: cents(form, "prizePerPlayer"), registrationBonus: cents(form, "registrationBonus") },
    ...{ giftLimit: cents(form, "giftLimit"), tradeLimit: whole(form, "tradeLimit") },
  };
  const shown = shownSettings(form);
  return act(
    form,
    EconomySettings,
    given,
    (member, input, address) => saveSettings(member, input, address, shown),
    ({ changed }) =>
      changed.length === 0
        ? "Nothing was changed."
        : changed.length === 1
          ? "One setting is saved."
          : `${changed.length} settings are saved.`,
  );
}

export async function ban(_: FormState, form: FormData): Promise<FormState> {
  const given = { nick: textOf(form, "nick"), reason: textOf(form, "reason"), days: whole(form, "days") };
  return act(form, BanMember, given, banMember, ({ nick, tablesLeft }) =>
    tablesLeft
      ? `${nick} is banned and signed out everywhere.`
      : `${nick} is banned and signed out everywhere, but still has a seat at a table that did not answer. Lift the ban and try again.`,
  );
}

export async function unban(_: FormState, form: FormData): Promise<FormState> {
  return act(form, LiftBan, { nick: textOf(form, "nick") }, liftBan, ({ nick }) => `${nick} may come in again.`);
}

export async function signOutEverywhere(_: FormState, form: FormData): Promise<FormState> {
  return act(form, SignOutMember, { nick: textOf(form, "nick") }, signOutMember, ({ nick, ended }) =>
    ended === 1 ? `${nick} is signed out of one device.` : `${nick} is signed out of ${ended} devices.`,
  );
}

/** The code is in the answer, once: the administrator hands it over. */
export async function recovery(_: FormState, form: FormData): Promise<FormState> {
  return act(
    form,
    MakeRecovery,
    { nick: textOf(form, "nick") },
    makeRecovery,
    ({ nick, code }) =>
      `Hand this over to ${nick}, in person if you can: ${code}. It opens the account once, at ${appOrigin()}/recover, within a day. It is not shown again.`,
  );
}

export async function secondFactorDemand(_: FormState, form: FormData): Promise<FormState> {
  return act(
    form,
    DemandSecondFactor,
    { demanded: textOf(form, "demanded") === "1" },
    demandSecondFactor,
    ({ demanded }) => (demanded ? "From now on staff need a second factor." : "Staff may do without a second factor."),
  );
}
