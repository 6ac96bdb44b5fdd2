"use client";
import type { Named } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog, Sheet } from "@/components/ui/dialog";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Help } from "./action-bar";
import { KeysHelp } from "./keys-help";
import { PrefsForm } from "./prefs-form";
import { tricksTitle } from "./result-sheet";
import { ScoreSheet } from "./score-sheet";
import { AllTricks, DealtHands, Discards, LastTrick } from "./trick-views";
import type { ScoreSheetData, TablePrefs } from "./types";
import type { Verb } from "./verb";

export type Overlay = "last" | "tricks" | "hands" | "discards" | "sheet" | "keys" | "more" | "prefs";

type Props = {
  open: Overlay;
  onClose(): void;
  view: View;
  info: TemplateInfo;
  /** The table gives hints. */
  canHint: boolean;
  replay: boolean;
  people: readonly Named[];
  /** The template's own words. */
  word(text: string): string;
  sheet: ScoreSheetData;
  prefs: TablePrefs;
  onPrefs?(prefs: TablePrefs): void;
  verbs: Verb[];
  helps: Help[];
  onVerb(verb: Verb): void;
};

/** Everything that opens over the table. Loaded on first use: the table itself stays light. */
export default function Overlays(props: Props) {
  const { open, onClose, view, people, word } = props;
  const t = useTexts("cardsTable");
  const { result } = useTexts("cardsScore");
  const common = { open: true, onOpenChange: (on: boolean) => !on && onClose() };
  switch (open) {
    case "last":
      return (
        <Dialog {...common} title={t.verbs.lastTrick}>
          <LastTrick trick={view.lastTrick} people={people} word={word} />
        </Dialog>
      );
    case "tricks":
      return (
        <Dialog {...common} title={tricksTitle(props.info, result)} wide>
          <AllTricks tricks={view.tricks ?? []} bouts={props.info.bouts !== undefined} people={people} word={word} />
        </Dialog>
      );
    case "hands":
      return (
        <Dialog {...common} title={result.hands} wide>
          {view.revealed && <DealtHands revealed={view.revealed} people={people} />}
        </Dialog>
      );
    case "discards":
      return (
        <Dialog {...common} title={t.verbs.discards}>
          {view.discards && <Discards discards={view.discards} />}
        </Dialog>
      );
    case "sheet":
      return (
        <Dialog {...common} title={t.verbs.sheet} wide>
          <ScoreSheet sheet={props.sheet} info={props.info} people={people} />
        </Dialog>
      );
    case "keys":
      return <KeysHelp {...common} info={props.info} canHint={props.canHint} replay={props.replay} />;
    case "prefs":
      return (
        <Dialog {...common} title={t.prefs.title} description={t.prefs.lead}>
          <PrefsForm prefs={props.prefs} onPrefs={props.onPrefs} />
        </Dialog>
      );
    case "more":
      return (
        <Sheet {...common} title={t.verbs.more} height="fit">
          <div className="flex flex-col gap-2">
            {props.verbs.map((verb) => (
              <Button
                key={verb.id}
                onClick={() => {
                  onClose();
                  props.onVerb(verb);
                }}
              >
                {verb.label}
              </Button>
            ))}
            {props.helps.map((help) => (
              <Button
                key={help.id}
                onClick={() => {
                  onClose();
                  help.run();
                }}
              >
                {help.label}
              </Button>
            ))}
          </div>
        </Sheet>
      );
  }
}
