"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { MenuItem } from "@/components/ui/menu";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import { COLOURS, type Colour } from "@/lib/engine/ccg/tabletop/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { ActBar, type BarVerb, MOST } from "./act-bar";
import { type Acting, asItems, type Verb, verbsOfChoice, verbsOfTable } from "./acts";
import type { Bindings } from "./bindings";
import { TABLE } from "./choice";
import { MOST_OFFERED, mayBeLegal, offerBar } from "./offer-bar";
import type { TableInfo } from "./table-info";
import { useTableKeys } from "./use-table-keys";
import type { useTabletop } from "./use-tabletop";

type Props = {
  /** What one acts on, but for the colour of counters, which is chosen here. */
  acting: Omit<Acting, "colour">;
  info: TableInfo;
  table: ReturnType<typeof useTabletop>;
  bindings: Bindings;
  /** What is offered in the menu besides the game's own verbs. */
  extra: readonly MenuItem[];
  /** Takes one's last act back; the others are asked where somebody learned something by it. */
  onUndo(): void;
};

const BY_HAND: Intent = { type: "by_hand" };

/** What one can do at a tabletop, with what is chosen or at the table; while one aims at something, how to let it be. */
export function TableBar({ acting: given, info, table, bindings, extra, onUndo }: Props) {
  const { room } = useTexts("tabletop");
  const t = room.acts;
  const [colour, setColour] = useState<Colour>("red");
  const { choice, setChoice, run, offers, setAim } = table;
  const acting: Acting = { ...given, colour };
  const { view } = acting;
  useTableKeys({ acting, bindings, commands: acting.commands, run, onUndo });
  const seat: Seat = acting.you;
  const doVerb = (verb: Verb) => {
    void run(verb.intents);
    if (!/^(rotate|count|touch|flip)$/.test(verb.intents[0]?.type ?? "")) setChoice({ ...choice, ids: [] });
  };
  if (table.aim !== null)
    return <ActBar chosen={null} verbs={[{ label: t.cancel, run: () => setAim(null) }]} menu={[extra]} />;
  const bare = verbsOfTable(acting, t);
  const chosen = verbsOfChoice(acting, t);
  const isLegal = (intents: readonly Pick<Intent, "type">[]): boolean => mayBeLegal(info, view, seat, intents);
  const isOnTable = choice.from === TABLE && choice.ids.length > 0;
  const aims: BarVerb[] = isOnTable
    ? [
        { label: t.arrow, press: bindings.keys.arrow, run: () => setAim("arrow") },
        ...(isLegal([{ type: "attach" }])
          ? [{ label: t.attach, press: bindings.keys.attach, run: () => setAim("attach") }]
          : []),
      ]
    : [];
  const otherColours = isLegal([{ type: "count" }]) ? COLOURS.filter((one) => one !== colour) : [];
  const colours: MenuItem[] = isOnTable
    ? otherColours.map((one) => ({
        label: `${t.colour}: ${t.colours[one] ?? one}`,
        onSelect: () => setColour(one),
      }))
    : [{ label: t.ownArrow, onSelect: () => setAim("own arrow") }];
  const plain = (chosen.length > 0 ? chosen : bare.first).map((verb) => {
    const ofGame = verb.intents[0]?.type === "command";
    return {
      label: ofGame ? room.ruleSaid(verb.label) : verb.label,
      ofGame,
      intents: verb.intents,
      run: () => doVerb(verb),
    };
  });
  const { commands, manner, minds } = info;
  const onByHand = () => void run([BY_HAND]);
  const bar = offerBar({ view, you: seat, manner, minds, commands, choice, offers, plain, t: room, onByHand });
  const offered = view.offers.length > 0;
  const isFree = chosen.length > 0 && !offered;
  const undo: BarVerb = { label: t.undo, press: bindings.keys.undo, run: onUndo };
  // Where the table offers what is legal it stands in the menu: there is little room beside.
  const isInSight = !offered && chosen.length === 0 && bar.verbs.length < MOST.table;
  return (
    <ActBar
      chosen={!offers.picking && chosen.length > 0 ? t.chosen(choice.ids.length) : null}
      verbs={
        isFree
          ? [...bar.verbs.slice(0, 4), ...aims, ...bar.verbs.slice(4)]
          : isInSight
            ? [...bar.verbs, undo]
            : bar.verbs
      }
      {...(offered ? { most: MOST_OFFERED } : {})}
      menu={[
        isInSight ? [] : [{ label: undo.label, onSelect: onUndo }],
        bar.rest,
        isFree ? [] : aims.map(({ label, run: onSelect }) => ({ label, onSelect })),
        colours,
        ...bare.more.map((verbs) =>
          asItems(
            verbs.filter(({ intents }) => isLegal(intents)),
            doVerb,
          ),
        ),
        manner === "free" || view.byHand ? [] : [{ label: room.byHand.ask, onSelect: onByHand }],
        extra,
      ]}
    />
  );
}
