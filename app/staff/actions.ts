"use server";
import { movesSentence } from "@/components/staff/move-words";
import { rarityField } from "@/components/staff/setting-words";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { type FormState, refusedForm, textOf, textsOf } from "@/lib/contracts/form";
import { formatMoney, MOST_MONEY, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import { appOrigin } from "@/lib/env";
import { staffDoors } from "@/lib/services/doors/staff";
import { readTransfer } from "@/lib/services/staff/list-transfers";
import { formDoor } from "@/lib/web/form-door";

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

/** A refusal as the form shows it: what is wrong with a field stands there. */
const refused = (problem: Refusal): FormState =>
  ["staff/no_such_member", "staff/nobody", "staff/not_staff", "staff/banned_already"].includes(problem.code)
    ? { problem: { code: "form/fields" }, fields: { nick: problem.code } }
    : refusedForm(problem);

/** All pages of staff speak of one another: what is sold, what it costs, who did it. */
const common = {
  refused,
  changes: ["/staff", "/staff/economy", "/staff/cards", "/staff/ledger", "/staff/members", "/staff/audit"],
};

export const add = formDoor(staffDoors.addProduct, {
  ...common,
  read(form) {
    const [game = "", set = "", type = ""] = textOf(form, "product").split("/");
    return {
      ...{ key: textOf(form, "key"), game, set, type },
      printRun: whole(form, "printRun"),
      price: cents(form, "price"),
    };
  },
  done: ({ name, printed }) => `${printed} of ${name} are printed and for sale.`,
});

/** The files of a form by their names without `.json`, as texts; the front door has bounded what they hold. */
const cardFilesOf = (form: FormData): Promise<{ file: string; text: string }[]> =>
  Promise.all(
    form
      .getAll("files")
      .filter((one) => one instanceof File)
      .filter(({ size }) => size > 0)
      .map(async (one) => ({ file: one.name.replace(/\.json$/i, ""), text: await one.text() })),
  );

export const saveCards = formDoor(staffDoors.saveCardFiles, {
  ...common,
  read: async (form) => ({ game: textOf(form, "game"), files: await cardFilesOf(form) }),
  done: ({ title, changed, cards, products }) =>
    changed.length === 0
      ? "These files are as they were: nothing was changed."
      : `${title} has ${cards} cards and ${products} ${products === 1 ? "product" : "products"} now. Changed: ${changed.join(", ")}.`,
});

export const reprint = formDoor(staffDoors.reprintProduct, {
  ...common,
  done: ({ name, printed }) => `${printed} more of ${name} are printed, at a price 10 % higher.`,
});

export const withdraw = formDoor(staffDoors.withdrawProduct, {
  ...common,
  done: ({ name, printed }) => `${name} is withdrawn, ${-printed} were destroyed.`,
});

export const ticket = formDoor(staffDoors.giveTickets, {
  ...common,
  read: (form) => ({ ...textsOf(form), count: whole(form, "count") }),
  done: ({ nick, count }) =>
    count > 0
      ? `${nick} has ${count} more ${count === 1 ? "ticket" : "tickets"}.`
      : `${-count} were taken back from ${nick}.`,
});

export const give = formDoor(staffDoors.grant, {
  ...common,
  read: (form) => ({ ...textsOf(form), amount: cents(form, "amount") }),
  done: ({ nick, amount }) =>
    amount > 0 ? `${nick} got ${formatMoney(amount)}.` : `${formatMoney(-amount)} were taken from ${nick}.`,
});

export const reverse = formDoor(staffDoors.reverseTransfer, {
  ...common,
  read: (form) => ({ ...textsOf(form), transferId: textOf(form, "transferId").trim() }),
  async done({ transferId }, { member }) {
    const undoing = await readTransfer(member, transferId);
    return undoing.ok ? `Undone: ${movesSentence(undoing.value.moves)}.` : "The transfer is undone.";
  },
});

export const role = formDoor(staffDoors.setRole, {
  ...common,
  read: (form) => ({ ...textsOf(form), has: textOf(form, "has") === "1" }),
  done: ({ nick }, _, form) =>
    textOf(form, "has") === "1"
      ? `${nick} is a ${textOf(form, "role")} now.`
      : `${nick} is no ${textOf(form, "role")} any more.`,
});

export const check = formDoor(staffDoors.checkLedger, {
  ...common,
  done: ({ sound, findings, transfers, ms }) =>
    sound ? `${transfers} transfers checked in ${ms} ms: all is sound.` : `${findings.length} findings, see above.`,
});

/** The settings that the form was filled with; undefined if it does not say. */
function shownSettings(form: FormData): unknown {
  try {
    return JSON.parse(textOf(form, "shown"));
  } catch {
    return undefined;
  }
}

export const setEconomy = formDoor(staffDoors.saveSettings, {
  ...common,
  read: (form) => ({
    shown: shownSettings(form),
    rarityPrices: Object.fromEntries(
      Object.keys(ECONOMY_DEFAULTS.rarityPrices).map((code) => [code, cents(form, rarityField(code))]),
    ),
    ...{ otherPrice: cents(form, "otherPrice"), timeZone: textOf(form, "zone").trim() },
    ...{ initialMoney: cents(form, "initialMoney"), weeklyPay: cents(form, "weeklyPay") },
    ...{ prizePerPlayer: cents(form, "prizePerPlayer"), registrationBonus: cents(form, "registrationBonus") },
    ...{ giftLimit: cents(form, "giftLimit"), tradeLimit: whole(form, "tradeLimit") },
  }),
  done: ({ changed }) =>
    changed.length === 0
      ? "Nothing was changed."
      : changed.length === 1
        ? "One setting is saved."
        : `${changed.length} settings are saved.`,
});

export const ban = formDoor(staffDoors.banMember, {
  ...common,
  read: (form) => ({ ...textsOf(form), days: whole(form, "days") }),
  done: ({ nick, tablesLeft }) =>
    tablesLeft
      ? `${nick} is banned and signed out everywhere.`
      : `${nick} is banned and signed out everywhere, but still has a seat at a table that did not answer. Lift the ban and try again.`,
});

export const unban = formDoor(staffDoors.liftBan, { ...common, done: ({ nick }) => `${nick} may come in again.` });

export const signOutEverywhere = formDoor(staffDoors.signOutMember, {
  ...common,
  done: ({ nick, ended }) =>
    ended === 1 ? `${nick} is signed out of one device.` : `${nick} is signed out of ${ended} devices.`,
});

/** The code is in the answer, once: the administrator hands it over. */
export const recovery = formDoor(staffDoors.makeRecovery, {
  ...common,
  done: ({ nick, code }) =>
    `Hand this over to ${nick}, in person if you can: ${code}. It opens the account once, at ${appOrigin()}/recover, within a day. It is not shown again.`,
});

export const secondFactorDemand = formDoor(staffDoors.demandSecondFactor, {
  ...common,
  read: (form) => ({ demanded: textOf(form, "demanded") === "1" }),
  done: ({ demanded }) =>
    demanded ? "From now on staff need a second factor." : "Staff may do without a second factor.",
});
