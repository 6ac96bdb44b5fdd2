"use client";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { StatusFacts } from "@/lib/engine/diplomacy/status/facts";
import { Section } from "./game-part";

type Props = {
  map: DiplomacyMap;
  facts: StatusFacts;
  rotate: readonly string[] | null;
  /** Payola knows no rotation. */
  mayRotate: boolean;
  act(intent: Intent): void;
};

const NOBODY = "nobody";
const STAYS = "stays";
/** How control usually goes round: the words after ROTATE. */
const ROTATIONS = ["BEFORE MOVEMENT", "CONTROL", "AFTER ADJUSTMENTS"] as const;

/** Who orders for powers that nobody plays; who takes their turn after them stays in line. */
export function ControlPart({ map, facts, rotate, mayRotate, act }: Props) {
  const { control: t } = useTexts("diplomacyMaster");
  const blocks = Object.entries(facts.powers);
  const isDummy = ({ player, control }: StatusFacts["powers"][string]) =>
    player === "DUMMY" || (player === undefined && control !== undefined);
  const dummies = blocks.filter(([, block]) => isDummy(block));
  const played = blocks.filter(([, block]) => !isDummy(block)).map(([name]) => name);
  const words = rotate === null ? STAYS : rotate.join(" ").toUpperCase() || "CONTROL";
  // What somebody has written by hand is one more choice.
  const choices = [...ROTATIONS, ...(words === STAYS || ROTATIONS.some((one) => one === words) ? [] : [words])];
  return (
    <Section title={t.title} lead={dummies.length > 0 ? t.lead : t.none}>
      {dummies.map(([name, { control = [] }]) => {
        const [now = NOBODY, ...later] = control;
        return (
          <Field
            key={name}
            label={powerName(map, name)}
            className="max-w-80"
            help={later.length > 0 ? t.later(later.map((who) => nameOf(map, who, t.master))) : undefined}
          >
            <Select
              value={now}
              options={[
                { value: NOBODY, label: t.nobody },
                { value: "MASTER", label: t.master },
                ...played.map((power) => ({ value: power, label: powerName(map, power) })),
              ]}
              onChange={(who) => {
                const others = later.filter((one) => one !== who);
                act({ type: "dummy", power: name, control: who === NOBODY ? [] : [who, ...others] });
              }}
            />
          </Field>
        );
      })}
      {dummies.length > 0 && mayRotate && (
        <Field label={t.rotate} help={t.rotateHelp} className="max-w-80">
          <Select
            value={words}
            options={[
              { value: STAYS, label: t.stays },
              ...choices.map((value) => ({ value, label: t.rotations[value] ?? value })),
            ]}
            onChange={(next) => act({ type: "settings", change: { rotate: next === STAYS ? null : next.split(" ") } })}
          />
        </Field>
      )}
    </Section>
  );
}

const nameOf = (map: DiplomacyMap, who: string, master: string): string =>
  who === "MASTER" ? master : powerName(map, who);
