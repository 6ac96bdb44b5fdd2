"use server";
import { currentLanguage } from "@/lib/auth/language";
import type { FormState } from "@/lib/contracts/form";
import { refusedForm, textsOf } from "@/lib/contracts/form";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import { collectionDoors } from "@/lib/services/doors/collection";
import { messagesOf } from "@/lib/texts/messages-of";
import { formDoor, through } from "@/lib/web/form-door";

const texts = async () => messagesOf("collection", await currentLanguage());

const comeBackTo = "/collection";
const changes = ["/collection"];

/** There is no field that could show what is wrong with it: the first fault is told. */
const refused = (problem: Refusal): FormState => {
  const state = refusedForm(problem);
  const [code] = Object.values(state.fields ?? {});
  return code === undefined ? state : { problem: { code } };
};

/** Registers a complete set. */
export const register = formDoor(collectionDoors.registerSet, {
  ...{ comeBackTo, refused },
  // The bonus is in the purse of every page.
  changes: ["/"],
  done: async ({ name, bonus }) => (await texts()).register.done(name, formatMoney(bonus)),
});

/** Keeps a display, as `/display` in the field does. */
export async function keepDisplay(given: unknown): Promise<FormState> {
  const kept = await through(collectionDoors.saveDisplay, given, { comeBackTo, changes });
  return kept.ok ? { done: (await texts()).displays.saved(kept.value.value.name) } : refused(kept.error);
}

/** Keeps a display from its form. */
export async function save(_: FormState, form: FormData): Promise<FormState> {
  return keepDisplay(textsOf(form));
}

/** Forgets a display. */
export const forget = formDoor(collectionDoors.deleteDisplay, {
  ...{ comeBackTo, changes, refused },
  done: async () => (await texts()).displays.deleted,
});

/** What is in the binder up to this posting is new no more. */
export async function seen(game: string, upTo: string): Promise<FormState> {
  const done = await through(collectionDoors.markSeen, { game, upTo }, { comeBackTo, changes });
  return done.ok ? { done: (await texts()).seen } : refused(done.error);
}

/** Gives one's binder a page for everybody, or takes it away. */
export async function publish(game: string, isPublic: boolean): Promise<FormState> {
  const done = await through(collectionDoors.publishBinder, { game, isPublic }, { comeBackTo, changes });
  return done.ok ? {} : refused(done.error);
}

/** Keeps notes and tags of cards. */
export async function noteCards(given: unknown): Promise<FormState> {
  const kept = await through(collectionDoors.writeNotes, given, { comeBackTo, changes: [...changes, "/cards/[id]"] });
  return kept.ok ? { done: (await texts()).notes.saved } : refused(kept.error);
}

/** Lets others see what one has, or not. */
export async function show(game: string, shown: boolean): Promise<FormState> {
  const done = await through(collectionDoors.showBinder, { game, shown }, { comeBackTo, changes });
  if (!done.ok) return refused(done.error);
  const said = (await texts()).show;
  return { done: shown ? said.shown : said.hidden };
}
