"use client";
import { Fragment, type ReactNode, useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { sayPhase } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Said } from "@/components/texts/said";
import { Time } from "@/components/ui/time";
import { isPlainAct, type MasterAct } from "@/lib/contracts/diplomacy-desk";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Catalogues } from "@/lib/texts/catalogues";

type Telling = Pick<Catalogues, "diplomacy" | "diplomacyMaster"> & { map: DiplomacyMap; zone: string };

/** One thing that a master did, in a sentence. */
function sayAct(
  { map, zone, ...texts }: Telling,
  { code, power: named, phase, detail = "", due }: MasterAct["what"][number],
): ReactNode {
  const power = named ? powerName(map, named) : "";
  const { acts, points, stage } = texts.diplomacyMaster;
  const { what } = acts;
  const when = phase ? sayPhase(texts.diplomacy, phase) : "";
  switch (code) {
    case "rewound": {
      const how = detail === "entered" || detail === "ordered" || detail === "left" ? points[detail] : acts.full;
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
      return due ? <Said parts={what.deadline_set(<Time at={due} zone={zone} />)} /> : what.deadline_none;
    case "deadline_now":
      return due ? <Said parts={what.deadline_now(<Time at={due} zone={zone} />)} /> : what.no_deadline;
    case "renamed":
      return what.renamed(detail);
    case "settings_changed":
      return detail === "" ? what.settings_changed : `${what.settings_changed}: ${detail}`;
    case "table":
    case "gate_set":
      return what[code];
    default:
      return isPlainAct(code) ? what[code] : what.other;
  }
}

type Props = {
  acts: readonly MasterAct[];
  map: DiplomacyMap;
  /** The game's own zone, beside the reader's. */
  zone: string | null;
};

/** What masters did at a game, the newest first. */
export function ActsList({ acts, map, zone }: Props) {
  const diplomacy = useTexts("diplomacy");
  const diplomacyMaster = useTexts("diplomacyMaster");
  const { acts: t } = diplomacyMaster;
  if (acts.length === 0) return <p className="text-ink-2">{t.none}</p>;
  const telling = { diplomacy, diplomacyMaster, map, zone: zone ?? "UTC" };
  return (
    <ol>
      {acts.map(({ at, n, what, undone }) => (
        <li key={n} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
          <span>
            {what.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an act have no name, and stay in their order
              <Fragment key={i}>
                {i > 0 && "; "}
                {sayAct(telling, one)}
              </Fragment>
            ))}
            {undone && <span className="text-ink-2"> ({t.undone})</span>}
          </span>
          <Time at={at} className="text-sm text-ink-2" />
        </li>
      ))}
    </ol>
  );
}

/** The same in the game's room, read when somebody asks for it. */
export function ActsOfMaster({ id, ...game }: { id: string } & Omit<Props, "acts">) {
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
      {acts === "failed" ? <p role="alert">{t.failed}</p> : acts && <ActsList {...game} acts={acts} />}
    </details>
  );
}
