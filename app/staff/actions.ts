"use server";
import { movesSentence } from "@/components/staff/move-words";
import { rarityField } from "@/components/staff/settings";
import { currentLanguage } from "@/lib/auth/language";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { type FormState, refusedForm, textOf, textsOf } from "@/lib/contracts/form";
import { MOST_MONEY, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import { appOrigin } from "@/lib/env";
import { staffDoors } from "@/lib/services/doors/staff";
import { readTransfer } from "@/lib/services/staff/list-transfers";
import { messagesOf } from "@/lib/texts/messages-of";
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
  return /^-?\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
};

/** The same, where nothing may be typed. */
const optional = (form: FormData, name: string): number | undefined =>
  textOf(form, name).trim() === "" ? undefined : whole(form, name);

/** A refusal as the form shows it: what is wrong with a field stands there. */
const refused = (problem: Refusal): FormState =>
  ["staff/no_such_member", "staff/nobody", "staff/not_staff", "staff/banned_already"].includes(problem.code)
    ? { problem: { code: "form/fields" }, fields: { nick: problem.code } }
    : refusedForm(problem);

/** What is said of what was done. */
const said = async () => messagesOf("staff", await currentLanguage()).done;

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
      memberLimit: optional(form, "memberLimit"),
      releaseAt: optional(form, "releaseAt"),
    };
  },
  done: async ({ name, printed }) => (await said()).added(name, printed),
});

/** The acts on one product: its page, and the shop's, show what it came to, also where another was first. */
const product = { refused, changes: ["/"], stale: (code: string) => code === "shop/terms_changed" };

export const setPrice = formDoor(staffDoors.setPrice, {
  ...product,
  read: (form) => ({ ...textsOf(form), price: cents(form, "price"), from: optional(form, "from") }),
  async done({ name, price, at }) {
    const t = await said();
    return at === null ? t.priced(name, price) : t.priceTold(name, price);
  },
});

export const setTerms = formDoor(staffDoors.setTerms, {
  ...product,
  read: (form) => ({
    ...textsOf(form),
    memberLimit: optional(form, "memberLimit"),
    releaseAt: optional(form, "releaseAt"),
  }),
  done: async ({ name }) => (await said()).termsSet(name),
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
  async done({ title, changed, cards, products }) {
    const t = await said();
    return changed.length === 0 ? t.cardsAsBefore : t.cardsSaved(title, cards, products, changed);
  },
});

export const reprint = formDoor(staffDoors.reprintProduct, {
  ...product,
  read: (form) => ({ ...textsOf(form), printRun: form.has("printRun") ? whole(form, "printRun") : undefined }),
  done: async ({ name, printed }) => (await said()).reprinted(name, printed),
});

export const withdraw = formDoor(staffDoors.withdrawProduct, {
  ...product,
  done: async ({ name, printed }) => (await said()).withdrawn(name, -printed),
});

/** The lines of a bundle that were filled: which product, how many, at what price each. */
const partsOf = (form: FormData): unknown[] => {
  const [counts, prices] = ["count", "unitPrice"].map((name) => form.getAll(name).map(String));
  return form.getAll("productId").flatMap((id, i) => {
    if (id === "") return [];
    const price = readMoney(prices?.[i] ?? "");
    const count = (counts?.[i] ?? "").trim();
    return [
      {
        productId: String(id),
        count: /^\d{1,3}$/.test(count) ? Number(count) : Number.NaN,
        unitPrice: price.ok ? price.value : Number.NaN,
      },
    ];
  });
};

export const sellTogether = formDoor(staffDoors.addBundle, {
  ...product,
  read: (form) => ({ name: textOf(form, "name"), parts: partsOf(form) }),
  done: async ({ name }) => (await said()).bundled(name),
});

export const withdrawTogether = formDoor(staffDoors.withdrawBundle, {
  ...product,
  done: async ({ name }) => (await said()).bundleWithdrawn(name),
});

export const ticket = formDoor(staffDoors.giveTickets, {
  ...common,
  read: (form) => ({ ...textsOf(form), count: whole(form, "count") }),
  async done({ nick, count }) {
    const t = await said();
    return count > 0 ? t.ticketsGiven(nick, count) : t.ticketsTaken(nick, -count);
  },
});

export const give = formDoor(staffDoors.grant, {
  ...common,
  read: (form) => ({ ...textsOf(form), amount: cents(form, "amount") }),
  async done({ nick, amount }) {
    const t = await said();
    return amount > 0 ? t.granted(nick, amount) : t.debited(nick, -amount);
  },
});

export const reverse = formDoor(staffDoors.reverseTransfer, {
  ...common,
  read: (form) => ({ ...textsOf(form), transferId: textOf(form, "transferId").trim() }),
  async done({ transferId }, { member }) {
    const undoing = await readTransfer(member, transferId);
    const language = await currentLanguage();
    const { done: t } = messagesOf("staff", language);
    if (!undoing.ok) return t.undoneUnseen;
    return t.undone(movesSentence(undoing.value.moves, messagesOf("staffBooks", language)));
  },
});

export const role = formDoor(staffDoors.setRole, {
  ...common,
  read: (form) => ({ ...textsOf(form), has: textOf(form, "has") === "1" }),
  async done({ nick }, _, form) {
    const t = await said();
    return t[textOf(form, "has") === "1" ? "roleGiven" : "roleTaken"](nick, textOf(form, "role"));
  },
});

export const check = formDoor(staffDoors.checkLedger, {
  ...common,
  async done({ sound, findings, transfers, ms }) {
    const t = await said();
    return sound ? t.sound(transfers, ms) : t.findings(findings.length);
  },
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
    ...{
      giftLimit: cents(form, "giftLimit"),
      giftsPerDay: cents(form, "giftsPerDay"),
      tradeLimit: whole(form, "tradeLimit"),
      prizesPerDay: whole(form, "prizesPerDay"),
      prizeMinutes: whole(form, "prizeMinutes"),
    },
    foilPercent: whole(form, "foilPercent"),
  }),
  done: async ({ changed }) => (await said()).settings(changed.length),
});

export const ban = formDoor(staffDoors.banMember, {
  ...common,
  read: (form) => ({ ...textsOf(form), days: whole(form, "days") }),
  done: async ({ nick, tablesLeft }) => (await said())[tablesLeft ? "banned" : "bannedButSits"](nick),
});

export const prizes = formDoor(staffDoors.holdPrizes, {
  ...common,
  read: (form) => ({ ...textsOf(form), hold: textOf(form, "hold") === "1" }),
  done: async ({ nick, hold }) => (await said())[hold ? "prizesHeld" : "prizesPaid"](nick),
});

export const unban = formDoor(staffDoors.liftBan, {
  ...common,
  done: async ({ nick }) => (await said()).unbanned(nick),
});

export const halt = formDoor(staffDoors.setHalt, {
  ...common,
  changes: ["/"],
  read: (form) => ({
    what: textOf(form, "what"),
    halted: textOf(form, "halted") === "1",
    reason: textOf(form, "reason"),
  }),
  done: async ({ card, halted }) => (halted ? (await said()).halted : (await said()).resumed)(card),
});

export const removeComment = formDoor(staffDoors.removeComment, {
  ...common,
  changes: [...common.changes, "/staff/comments"],
  read: (form) => ({ id: textOf(form, "id"), reason: textOf(form, "reason") }),
  done: async ({ by }) => (await said()).commentRemoved(by),
});

export const judgeGame = formDoor(staffDoors.judgeGame, {
  ...common,
  changes: [...common.changes, "/staff/games"],
  read: (form) => ({
    ...{ tableId: textOf(form, "tableId"), number: textOf(form, "number") },
    ...{ result: textOf(form, "result"), reason: textOf(form, "reason") },
  }),
  done: async ({ table }) => (await said()).gameJudged(table),
});

export const judgeAgain = formDoor(staffDoors.confirmJudging, {
  ...common,
  read: () => ({}),
  done: async () => (await said()).judging,
});

export const signOutEverywhere = formDoor(staffDoors.signOutMember, {
  ...common,
  done: async ({ nick, ended }) => (await said()).signedOut(nick, ended),
});

/** The code is in the answer, once: the administrator hands it over. */
export const recovery = formDoor(staffDoors.makeRecovery, {
  ...common,
  done: async ({ nick, code }) => (await said()).recovery(nick, code, `${appOrigin()}/recover`),
});

export const secondFactorDemand = formDoor(staffDoors.demandSecondFactor, {
  ...common,
  read: (form) => ({ demanded: textOf(form, "demanded") === "1" }),
  done: async ({ demanded }) => (await said())[demanded ? "factorDemanded" : "factorLet"],
});
