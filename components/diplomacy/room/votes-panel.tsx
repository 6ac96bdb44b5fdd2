"use client";
import { useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { RadioCards } from "@/components/ui/radio-cards";
import { Select } from "@/components/ui/select";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";

type Props = { view: View; map: DiplomacyMap; busy: boolean; onAct(intent: Intent): void };

/** The vote of who has not voted. */
const PLAY_ON = "SOLO";

/** How the game may end by agreement: standing votes, or a result proposed in the open. */
export function VotesPanel({ view, map, busy, onAct }: Props) {
  const { votes: t } = useTexts("diplomacyTable");
  const rules = new Set(view.inForce);
  if (view.result !== null) return <p className="text-ink-2">{t.over}</p>;
  if (rules.has("PROPOSE_DIAS")) return <ProposalPart {...{ view, map, busy, onAct }} />;
  if (!view.can.vote) return <p className="text-ink-2">{t.none}</p>;
  const left = view.powers.filter(({ kind, count }) => kind === "player" && (count ?? 1) > 0).length;
  const draws = rules.has("NO_DRAW")
    ? []
    : rules.has("NO_DIAS")
      ? Array.from({ length: Math.max(0, left - 1) }, (_, i) => ({ value: `${i + 2}WAY`, label: t.way(i + 2) }))
      : [{ value: "DIAS", label: t.DIAS }];
  const options = [{ value: PLAY_ON, label: t.SOLO }, ...draws, { value: "LOSS", label: t.LOSS }];
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-2">{t.help}</p>
      {view.own.map((name) => {
        const label = t.yours(powerName(map, name));
        const vote = view.powers.find((power) => power.name === name)?.vote ?? PLAY_ON;
        return (
          <fieldset key={name} disabled={busy}>
            <legend className="mb-2 font-medium">{label}</legend>
            <RadioCards
              label={label}
              options={options}
              value={vote}
              onChange={(next) => onAct({ type: "vote", power: name, vote: next === PLAY_ON ? null : next })}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

/** A result that is proposed in the open; whoever has no vote reads what it is. */
function ProposalPart({ view: { proposal, powers, inForce, can }, map, busy, onAct }: Props) {
  const { votes } = useTexts("diplomacyTable");
  const { proposal: t } = votes;
  const draws = inForce.includes("NO_DRAW") ? [] : [{ value: "DIAS", label: t.draw }];
  const winners = powers.filter(({ kind, count }) => kind === "player" && count !== 0);
  const results = [
    ...draws,
    ...winners.map(({ name }) => ({ value: name as string, label: t.win(powerName(map, name)) })),
  ];
  const [chosen, setChosen] = useState(results[0]?.value ?? "");
  if (!proposal)
    return !can.vote ? (
      <p className="text-ink-2">{t.none}</p>
    ) : (
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t.result} className="min-w-52 flex-1">
          <Select options={results} value={chosen} onChange={setChosen} />
        </Field>
        <Button busy={busy} onClick={() => onAct({ type: "propose", result: chosen })}>
          {t.propose}
        </Button>
      </div>
    );
  const what = proposal.result === "DIAS" ? t.draw : t.win(powerName(map, proposal.result));
  return (
    <div>
      <p>{t.open(what)}</p>
      {proposal.answered ? (
        <p className="mt-2 text-ink-2">{t.answered}</p>
      ) : (
        can.vote && (
          <div className="mt-3 flex gap-3">
            <Button kind="primary" busy={busy} onClick={() => onAct({ type: "answer", yes: true })}>
              {t.yes}
            </Button>
            <Button busy={busy} onClick={() => onAct({ type: "answer", yes: false })}>
              {t.no}
            </Button>
          </div>
        )
      )}
    </div>
  );
}
