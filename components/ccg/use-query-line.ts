"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { SaveDisplay, SavedView } from "@/lib/contracts/collection";
import type { FormState } from "@/lib/contracts/form";
import type { QueryProblem } from "@/lib/contracts/query-problem";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { readDisplayCommand, refined } from "@/lib/engine/ccg/filter/display";
import { unlessLost } from "../ui/unless-lost";
import { useCollectionProblem } from "./collection-problem";
import { DEFAULT_SORT, shownFilter, type ViewState } from "./view-state";

type Options = {
  game: string;
  cards: CardDatabase;
  view: ViewState;
  change(part: Partial<ViewState>, step?: boolean): void;
  displays: readonly SavedView[];
  onSave?: ((display: SaveDisplay) => Promise<FormState>) | undefined;
};

/** The line above the cards: a filter, or a command that is carried out once it is entered. */
export function useQueryLine({ game, cards, view, change, displays, onSave }: Options) {
  const t = useTexts("collection");
  const { lost } = useTexts("ui");
  const problemText = useCollectionProblem();
  // A command is being written: it is no filter until it is entered.
  const [command, setCommand] = useState<string | null>(null);
  const [said, setSaid] = useState<{ problem?: QueryProblem; done?: string }>({});
  /** A display that would replace another one of its name. */
  const [asked, setAsked] = useState<SaveDisplay | null>(null);
  const names = displays.map(({ name }) => name);

  const tell = async (answer: Promise<FormState>) => {
    const heard = await unlessLost(answer, null);
    setSaid({ done: heard === null ? lost : heard.problem ? problemText(heard.problem) : (heard.done ?? "") });
  };
  const save = async (display: SaveDisplay) => {
    if (!onSave) return setSaid({ done: t.displays.signIn });
    const answer = onSave(display);
    const heard = await unlessLost(answer, null);
    if (heard?.problem?.code === "display/exists") return setAsked(display);
    await tell(answer);
  };
  const open = (name: string): boolean => {
    const display = displays.find((one) => one.name === name);
    if (display) change({ filter: display.filter, sort: display.sort, show: "all" }, true);
    setCommand(null);
    return display !== undefined;
  };
  const enter = async () => {
    if (command === null) return;
    const read = readDisplayCommand(command, cards, names);
    if (!read.ok) return setSaid({ problem: read.error });
    const line = read.value;
    setCommand(null);
    switch (line.command) {
      case "sort":
        if (line.keys.length > 0) return change({ sort: [line.titles, ...line.keys].join(" ") }, true);
        change({ sort: DEFAULT_SORT }, true);
        return setSaid({ done: t.usualOrder });
      case "select":
        return change({ filter: refined(view.filter, line.filter) }, true);
      case "view":
        return void open(line.name);
      case "display":
        return save({ game, name: line.name, filter: shownFilter(view), sort: view.sort });
    }
  };
  return {
    text: command ?? view.filter,
    isCommand: command !== null,
    problem: said.problem ?? null,
    done: said.done ?? null,
    names,
    write(text: string) {
      setSaid({});
      setAsked(null);
      if (text.startsWith("/")) return setCommand(text);
      setCommand(null);
      change({ filter: text });
    },
    enter,
    open,
    tell,
    asked,
    async answer(replace: boolean) {
      setAsked(null);
      if (asked && replace) await save({ ...asked, replace: "yes" });
    },
  };
}
