"use client";
import type { RefObject } from "react";
import { nameOf } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { Drawing } from "@/lib/engine/diplomacy/maps/drawing";
import { AwayList } from "../clock/away-list";
import { ExtendDeadline } from "../clock/extend-deadline";
import { PowerChoice } from "../joining/power-choice";
import { Resign } from "../joining/resign";
import { PictureButtons } from "../map/picture-buttons";
import { ActsOfMaster } from "../master/acts-list";
import { sayPhase } from "../order-words";
import { CentresChart } from "../results/centres-chart";
import { PowersTable } from "./powers-table";
import type { DiplomacyRoomProps } from "./room-props";
import { RulesText } from "./rules-text";
import { VotesPanel } from "./votes-panel";

type Props = DiplomacyRoomProps & {
  phases: readonly PlayedPhase[];
  /** The phase that the map shows; null: the one that is played. */
  looked: PlayedPhase | null;
  drawing: Drawing | null;
  svg: RefObject<SVGSVGElement | null>;
};

/** Everything of a game but its orders: powers, centres, votes, rules, what the master did, the map as a picture. */
export function PowersTab(props: Props) {
  const { id, view, map, onAct, help, phases, looked, drawing, svg } = props;
  const t = useTexts("diplomacyTable");
  const words = useTexts("diplomacy");
  const table = useTexts("table");
  return (
    <>
      <PowerChoice {...{ view, map, onAct, help }} />
      <PowersTable
        {...{ view, map }}
        people={props.people}
        seatsToTake={props.seatsToTake}
        seatsToAsk={props.seatsToAsk}
        onSit={props.onSit}
        onSeat={props.onSeat}
      />
      <ExtendDeadline {...{ view, onAct, help }} />
      {view.absences.length > 0 && (
        <div className="mt-6">
          <AwayList
            absences={view.absences.map(({ seat, ...days }) => ({
              ...days,
              who: seat === null ? null : nameOf(props.people, seat, table),
            }))}
          />
        </div>
      )}
      <section className="mt-6">
        <h2 className="mb-2 font-semibold">{t.results.chart}</h2>
        <CentresChart map={map} phases={phases} goal={view.goal} />
      </section>
      <section className="mt-6">
        <h2 className="mb-2 font-semibold">{t.votes.title}</h2>
        <VotesPanel {...{ view, map }} busy={props.busy} onAct={(intent) => void onAct(intent)} />
      </section>
      <RulesText view={view} map={map} />
      {drawing && (
        <div className="mt-6">
          <PictureButtons {...{ svg, drawing }} title={sayPhase(words, (looked ?? view.position).phase)} />
        </div>
      )}
      <Resign {...{ view, map, onAct, help }} />
      {props.onObserve && (
        <Button className="mt-4" onClick={props.onObserve}>
          {t.observe}
        </Button>
      )}
      {(view.own.length > 0 || props.onMaster) && <ActsOfMaster {...{ id, map }} zone={view.zone} />}
      <div className="mt-4">{props.slots?.spectators}</div>
    </>
  );
}
