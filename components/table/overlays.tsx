"use client";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, Sheet } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import type { View } from "@/lib/engine/cards/vocabulary";
import type { Help } from "./action-bar";
import { KeysHelp } from "./keys-help";
import type { Named } from "./people";
import { ScoreSheet } from "./score-sheet";
import { AllTricks, DealtHands, Discards, LastTrick } from "./trick-views";
import type { ScoreSheetData, SoundLevel, TablePrefs } from "./types";
import type { Verb } from "./verbs";

export type Overlay = "last" | "tricks" | "hands" | "discards" | "sheet" | "keys" | "panel" | "more" | "prefs";

type Props = {
  open: Overlay;
  onClose(): void;
  view: View;
  people: readonly Named[];
  sheet: ScoreSheetData;
  prefs: TablePrefs;
  onPrefs?(prefs: TablePrefs): void;
  /** The side panel, for a sheet. */
  panel: ReactNode;
  title: string;
  verbs: Verb[];
  helps: Help[];
  onVerb(verb: Verb): void;
};

/** Everything that opens over the table. Loaded on first use: the table itself stays light. */
export default function Overlays(props: Props) {
  const { open, onClose, view, people } = props;
  const common = { open: true, onOpenChange: (on: boolean) => !on && onClose() };
  switch (open) {
    case "last":
      return (
        <Dialog {...common} title="Last trick">
          <LastTrick trick={view.lastTrick} people={people} />
        </Dialog>
      );
    case "tricks":
      return (
        <Dialog {...common} title="All tricks" wide>
          <AllTricks tricks={view.tricks ?? []} people={people} />
        </Dialog>
      );
    case "hands":
      return (
        <Dialog {...common} title="Hands as dealt" wide>
          {view.revealed && <DealtHands revealed={view.revealed} people={people} />}
        </Dialog>
      );
    case "discards":
      return (
        <Dialog {...common} title="Discards">
          {view.discards && <Discards discards={view.discards} />}
        </Dialog>
      );
    case "sheet":
      return (
        <Dialog {...common} title="Score sheet" wide>
          <ScoreSheet sheet={props.sheet} people={people} />
        </Dialog>
      );
    case "keys":
      return <KeysHelp {...common} />;
    case "prefs":
      return (
        <Dialog {...common} title="Cards and sounds">
          <Prefs prefs={props.prefs} onPrefs={props.onPrefs} />
        </Dialog>
      );
    case "panel":
      return (
        <Sheet {...common} title={props.title}>
          <div className="-mx-5 -my-4 flex min-h-0 flex-1 flex-col">{props.panel}</div>
        </Sheet>
      );
    case "more":
      return (
        <Sheet {...common} title="More" height="fit">
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
              <Button key={help.id} onClick={help.run}>
                {help.label}
              </Button>
            ))}
          </div>
        </Sheet>
      );
  }
}

function Prefs({ prefs, onPrefs }: Pick<Props, "prefs" | "onPrefs">) {
  const set = (change: Partial<TablePrefs>) => onPrefs?.({ ...prefs, ...change });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="mb-1.5 font-medium">Card faces</p>
        <SegmentedControl
          label="Card faces"
          value={prefs.faces}
          onChange={(faces) => set({ faces: faces === "glyph" ? "glyph" : "drawn" })}
          options={[
            { value: "drawn", label: "Drawn" },
            { value: "glyph", label: "Characters" },
          ]}
        />
      </div>
      <Switch
        label="Four colours"
        help="Diamonds blue, clubs green."
        checked={prefs.fourColour}
        onChange={(fourColour) => set({ fourColour })}
      />
      <div>
        <p className="mb-1.5 font-medium">Sounds</p>
        <SegmentedControl
          label="Sounds"
          value={prefs.sounds}
          onChange={(sounds) => set({ sounds: sounds as SoundLevel })}
          options={[
            { value: "off", label: "None" },
            { value: "turn", label: "My turn" },
            { value: "all", label: "All" },
          ]}
        />
      </div>
    </div>
  );
}
