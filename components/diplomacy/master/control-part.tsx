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
  act(intent: Intent): void;
};

const NOBODY = "nobody";

/** Who orders for powers that nobody plays; who takes their turn after them stays in line. */
export function ControlPart({ map, facts, rotate, act }: Props) {
  const { control: t } = useTexts("diplomacyMaster");
  const blocks = Object.entries(facts.powers);
  const isDummy = ({ player, control }: StatusFacts["powers"][string]) =>
    player === "DUMMY" || (player === undefined && control !== undefined);
  const dummies = blocks.filter(([, block]) => isDummy(block));
  const played = blocks.filter(([, block]) => !isDummy(block)).map(([name]) => name);
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
      {dummies.length > 0 && <p className="max-w-prose text-sm text-ink-2">{rotate ? t.rotates : t.stays}</p>}
    </Section>
  );
}

const nameOf = (map: DiplomacyMap, who: string, master: string): string =>
  who === "MASTER" ? master : powerName(map, who);
