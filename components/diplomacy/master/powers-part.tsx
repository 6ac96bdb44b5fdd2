"use client";
import { useState } from "react";
import { findPerson } from "@/components/accounts/find-person";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { StatusFacts } from "@/lib/engine/diplomacy/status/facts";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark } from "../map/unit-shape";
import { ControlPart } from "./control-part";
import { GivenTo } from "./desk-powers";
import { Section } from "./game-part";
import { PowerActs } from "./power-acts";
import { TeamsPart } from "./teams-part";

type Props = {
  desk: Desk;
  map: DiplomacyMap;
  facts: StatusFacts;
  busy: boolean;
  act(intent: Intent): void;
  /** Whether somebody was invited to take a power over. */
  invite(user: string): Promise<boolean>;
  /** The lines that the game adds to its map, teams among them, instead of those that were seen in force. */
  setLines(lines: string[], was: readonly string[]): void;
};

/** Who plays each power and who orders for it, to be changed: players removed and replaced, dummies, control, teams. */
export function PowersPart({ desk, map, facts, busy, act, invite, setLines }: Props) {
  const looks = looksOf(map);
  return (
    <>
      <ul>
        {desk.powers.map((power) => (
          <li
            key={power.name}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-2"
          >
            <span className="flex min-w-0 items-center gap-2">
              <PowerMark look={lookOf(looks, power.name)} />
              <span className="min-w-0">
                <span className="font-medium">{powerName(map, power.name)}</span>
                <span className="block truncate text-sm text-ink-2">
                  <GivenTo {...{ power, map }} />
                </span>
              </span>
            </span>
            <PowerActs {...{ map, power, busy, act }} />
          </li>
        ))}
      </ul>
      <InvitePart {...{ desk, busy, invite }} />
      <ControlPart {...{ map, facts, act }} rotate={desk.rotate} mayRotate={desk.config.variant !== "payola"} />
      <TeamsPart {...{ desk, map, busy, setLines }} />
    </>
  );
}

/** Asks somebody by their nick to take over a power that has no player. */
function InvitePart({ desk, busy, invite }: Pick<Props, "desk" | "busy" | "invite">) {
  const { powers: t } = useTexts("diplomacyMaster");
  const { invite: say } = useTexts("table");
  const [nick, setNick] = useState("");
  const [said, setSaid] = useState<{ good: boolean; text: string } | null>(null);
  const [looking, setLooking] = useState(false);
  const ask = async () => {
    const wanted = nick.trim();
    if (wanted === "") return setSaid({ good: false, text: say.nickEmpty });
    setLooking(true);
    setSaid(null);
    const person = await findPerson(wanted);
    if (!person) setSaid({ good: false, text: person === null ? say.nobody(wanted) : say.lost });
    else if (desk.powers.some(({ player }) => player === person.nick))
      setSaid({ good: false, text: say.sits(person.nick) });
    else if (await invite(person.id)) {
      setSaid({ good: true, text: say.sent(person.nick) });
      setNick("");
    }
    setLooking(false);
  };
  return (
    <Section title={t.invite} lead={t.inviteLead}>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <Field label={say.nick} className="max-w-80" error={said && !said.good ? said.text : undefined}>
          <TextInput
            value={nick}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setNick(event.target.value);
              setSaid(null);
            }}
          />
        </Field>
        <p role="status" className="text-ok empty:hidden">
          {said?.good ? said.text : ""}
        </p>
        <div>
          <Button type="submit" busy={busy || looking}>
            {say.send}
          </Button>
        </div>
      </form>
    </Section>
  );
}
