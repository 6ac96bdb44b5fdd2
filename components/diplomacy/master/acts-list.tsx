"use client";
import { useState } from "react";
import { sayPhase } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Time } from "@/components/ui/time";
import type { MasterAct } from "@/lib/contracts/diplomacy-desk";
import type { Catalogues } from "@/lib/texts/catalogues";

type Texts = Pick<Catalogues, "diplomacy" | "diplomacyMaster">;

/** One thing that a master did, in a sentence. */
function sayAct(texts: Texts, { code, power = "", phase, detail = "" }: MasterAct["what"][number]): string {
  const { acts, points, stage } = texts.diplomacyMaster;
  const { what } = acts;
  const when = phase ? sayPhase(texts.diplomacy, phase) : "";
  switch (code) {
    case "rewound": {
      const how = detail === "entered" || detail === "ordered" ? points[detail] : acts.full;
      return what.rewound(when === "" ? how : `${when}, ${how}`);
    }
    case "entered":
    case "removed":
    case "messages_set":
    case "control_set":
    case "resigned":
    case "taken_over":
      return what[code](power);
    case "phase_processed":
    case "previewed":
      return what[code](when);
    case "stage_set":
      return what.stage_set(stage[detail] ?? detail);
    case "deadline_set":
      return what.deadline_set(detail);
    case "table":
    case "gate_set":
    case "started":
    case "ended":
    case "settings_changed":
    case "private_set":
    case "position_set":
    case "proposal_set":
    case "listed":
    case "revealed":
    case "absence_set":
      return what[code];
    default:
      return what.other;
  }
}

/** What masters did at a game, the newest first. */
export function ActsList({ acts }: { acts: readonly MasterAct[] }) {
  const diplomacy = useTexts("diplomacy");
  const diplomacyMaster = useTexts("diplomacyMaster");
  const { acts: t } = diplomacyMaster;
  if (acts.length === 0) return <p className="text-ink-2">{t.none}</p>;
  return (
    <ol>
      {acts.map(({ at, n, what, undone }) => (
        <li key={n} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
          <span>
            {what.map((one) => sayAct({ diplomacy, diplomacyMaster }, one)).join("; ")}
            {undone && <span className="text-ink-2"> ({t.undone})</span>}
          </span>
          <Time at={at} className="text-sm text-ink-2" />
        </li>
      ))}
    </ol>
  );
}

/** The same in the game's room, read when somebody asks for it. */
export function ActsOfMaster({ id }: { id: string }) {
  const { acts: t } = useTexts("diplomacyMaster");
  const [acts, setActs] = useState<readonly MasterAct[] | "failed" | null>(null);
  const read = async () => {
    const answer = await fetch(`/api/diplomacy/${id}/acts`).catch(() => null);
    const body = answer?.ok ? ((await answer.json()) as { value: MasterAct[] }) : null;
    setActs(body?.value ?? "failed");
  };
  return (
    <details className="mt-6" onToggle={(event) => event.currentTarget.open && void read()}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t.title}</summary>
      <p className="mb-2 text-sm text-ink-2">{t.lead}</p>
      {acts === "failed" ? <p role="alert">{t.failed}</p> : acts && <ActsList acts={acts} />}
    </details>
  );
}
