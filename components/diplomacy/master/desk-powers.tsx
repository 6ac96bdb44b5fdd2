"use client";
import clsx from "clsx";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import type { Desk, DeskPower } from "@/lib/contracts/diplomacy-desk";
import { MASTER_NAME } from "@/lib/engine/diplomacy/game/state";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark } from "../map/unit-shape";
import { voteName } from "../votes";

/** All powers at a glance: who plays each, whether its orders are in, how it votes, how large it is. */
export function DeskPowers({ desk, map }: { desk: Desk; map: DiplomacyMap }) {
  const { powers: t } = useTexts("diplomacyMaster");
  const { powers: of, votes } = useTexts("diplomacyTable");
  const looks = looksOf(map);
  const { powers, proposal } = desk;
  const orders = powers.some((power) => power.orders !== null);
  const voting = powers.some(({ vote }) => vote !== null);
  const what = ({ result }: { result: string }) =>
    result === "DIAS" ? votes.proposal.draw : votes.proposal.win(powerName(map, result));
  return (
    <>
      {proposal && <p>{t.proposed(what(proposal), powerName(map, proposal.by))}</p>}
      <table className="w-full text-sm tabular-nums" data-testid="desk-powers">
        <caption className="sr-only">{t.title}</caption>
        <thead>
          <tr className="text-left text-xs text-ink-3 [&>th]:pr-3 [&>th]:font-medium">
            <th scope="col">{of.power}</th>
            {orders && <th scope="col">{t.orders}</th>}
            {voting && <th scope="col">{t.vote}</th>}
            <th scope="col" className="text-right">
              {of.centres}
            </th>
            <th scope="col" className="text-right">
              {of.units}
            </th>
          </tr>
        </thead>
        <tbody>
          {powers.map((power) => (
            <tr
              key={power.name}
              className="border-t border-line align-top [&>*]:py-2 [&>*]:pr-3"
              data-power={power.name}
            >
              <th scope="row" className="text-left font-medium">
                <span className="flex items-center gap-2">
                  <PowerMark look={lookOf(looks, power.name)} />
                  {powerName(map, power.name)}
                </span>
                <span className="block text-xs font-normal text-ink-2 [overflow-wrap:anywhere]">
                  <GivenTo {...{ power, map }} />
                </span>
              </th>
              {orders && (
                <td>
                  <OrdersSaid power={power} />
                </td>
              )}
              {voting && (
                <td>
                  {power.agrees !== null
                    ? t[power.agrees ? "agrees" : "silent"]
                    : power.vote !== null && proposal === null && voteName(votes, power.vote)}
                </td>
              )}
              <td className="text-right font-semibold">{power.centres}</td>
              <td className="text-right">{power.units}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Who plays a power, or orders for it. */
export function GivenTo({ power: { kind, player, by }, map }: { power: DeskPower; map: DiplomacyMap }) {
  const { powers: t } = useTexts("diplomacyMaster");
  const { powers: of } = useTexts("diplomacyTable");
  if (kind === "resigned") return <span className="text-danger">{of.resigned}</span>;
  if (kind === "player") return player ?? of.nobody;
  return by === null ? of.dummy : by === MASTER_NAME ? t.master : of.controlled(powerName(map, by));
}

function OrdersSaid({ power: { orders, wait } }: { power: DeskPower }) {
  const { powers: t } = useTexts("diplomacyMaster");
  const owed = orders === "missing" || orders === "late";
  return (
    <>
      {orders !== null && (
        <span className={clsx(owed && "font-semibold", orders === "late" && "text-danger", !owed && "text-ink-2")}>
          {t[orders]}
        </span>
      )}
      {wait && <span className="block text-ink-2">{t.waits}</span>}
    </>
  );
}
