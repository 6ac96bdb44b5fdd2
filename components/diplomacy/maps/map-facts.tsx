import { directivesOf } from "@/lib/engine/diplomacy/map/directives";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import { changedOn, mapAt, momentsOf } from "@/lib/engine/diplomacy/map/ground";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { DiplomacyMapsTexts } from "@/lib/texts/diplomacy-maps/en";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark } from "../map/unit-shape";
import { placeName, powerName } from "../names";
import { sayMoment } from "../order-words";

/** What the ground is at times, a line for each time and terrain. */
function changesOf(map: DiplomacyMap, t: DiplomacyMapsTexts["facts"]): string[] {
  const moments = momentsOf(map);
  return moments.flatMap((phase) => {
    const state = mapAt(map, phase);
    const changed = changedOn(map, state);
    const found = state.provinces.filter(({ id }) => changed.has(id));
    return [...new Set(found.map(({ terrain }) => terrain))].map((terrain) =>
      t.change(
        sayMoment(t, phase, moments),
        terrain,
        found.flatMap((one) => (one.terrain === terrain ? [one.name] : [])).join(", "),
      ),
    );
  });
}

/** What a map says, for people: its powers with homes and units, what wins, its year, and who borders on whom. */
export function MapFacts({ map, t }: { map: DiplomacyMap; t: DiplomacyMapsTexts["facts"] }) {
  const looks = looksOf(map);
  const { rules } = directivesOf(map);
  const names = (places: readonly string[]): string => places.map((place) => placeName(map, place)).join(", ");
  const flow = map.flow.flatMap((step) => (step.step === "phase" ? [`${step.season} ${step.type}`.toLowerCase()] : []));
  const changes = changesOf(map, t);
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-3">{t.begins}</dt>
        <dd>{phaseCode(map.begin)}</dd>
        <dt className="text-ink-3">{t.victory}</dt>
        <dd>{t.centres(map.victory.join(", "), map.provinces.filter(({ centre }) => centre).length)}</dd>
        <dt className="text-ink-3">{t.year}</dt>
        <dd lang="en">{flow.join(" · ")}</dd>
        {changes.length > 0 && (
          <>
            <dt className="text-ink-3">{t.changes}</dt>
            {changes.map((text) => (
              <dd key={text} className="col-start-2">
                {text}
              </dd>
            ))}
          </>
        )}
        {map.neutral.length > 0 && (
          <>
            <dt className="text-ink-3">{t.neutral}</dt>
            <dd>{names(map.neutral)}</dd>
          </>
        )}
        {rules.length > 0 && (
          <>
            <dt className="text-ink-3">{t.rules}</dt>
            <dd lang="en">{rules.join(" ")}</dd>
          </>
        )}
      </dl>
      <section>
        <h2 className="display-xl">{t.powers}</h2>
        <div className="overflow-x-auto">
          <table className="mt-2 w-full text-left text-sm">
            <thead className="text-xs text-ink-3">
              <tr>
                <th scope="col" className="py-1 pr-3 font-medium">
                  {t.power}
                </th>
                <th scope="col" className="py-1 pr-3 font-medium">
                  {t.homes}
                </th>
                <th scope="col" className="py-1 font-medium">
                  {t.units}
                </th>
              </tr>
            </thead>
            <tbody>
              {map.powers.map(({ name, homes, units, dummy, unplayed }) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="py-1.5 pr-3 font-medium whitespace-nowrap">
                    <PowerMark look={lookOf(looks, name)} /> {powerName(map, name)}
                    {(dummy || unplayed) && <span className="font-normal text-ink-3"> {t.nobody}</span>}
                  </th>
                  <td className="py-1.5 pr-3">{names(homes)}</td>
                  <td className="py-1.5">{units.map(({ type, at }) => `${type} ${at}`).join(", ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <details>
        <summary className="min-h-8 cursor-pointer font-medium">{t.borders(map.provinces.length)}</summary>
        <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm tablet:grid-cols-2">
          {map.provinces.map(({ id, name, places }) => (
            <div key={id}>
              <dt className="inline font-medium">
                {name} ({id}):{" "}
              </dt>
              <dd className="inline text-ink-2">{neighboursOf(map, places).join(", ")}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** Where units of these places may go: `a` armies alone, `f` fleets alone. */
function neighboursOf(map: DiplomacyMap, places: readonly string[]): string[] {
  const ways = new Map<string, { army: boolean; fleet: boolean }>();
  for (const { id, edges } of map.places)
    if (places.includes(id))
      for (const { to, army, fleet } of edges) {
        const known = ways.get(to) ?? { army: false, fleet: false };
        ways.set(to, { army: known.army || army, fleet: known.fleet || fleet });
      }
  return [...ways].map(([to, { army, fleet }]) => `${to}${army && fleet ? "" : army ? " a" : " f"}`);
}
