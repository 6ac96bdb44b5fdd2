import type { DiplomacyRecords, Results } from "@/lib/contracts/diplomacy-records";
import { PART_RESULTS, type PartResult } from "@/lib/engine/diplomacy/game/part";
import { capitalised } from "@/lib/engine/diplomacy/map/titles";
import type { ProfileTexts } from "@/lib/texts/profile/en";

type Texts = ProfileTexts["diplomacy"];

const countOf = (results: Results): number => Object.values(results).reduce((sum, n) => sum + n, 0);
const listed = (results: Results): [PartResult, number][] =>
  PART_RESULTS.flatMap((result): [PartResult, number][] => (results[result] ? [[result, results[result]]] : []));

/** How each result is drawn: the better, the fuller. */
const FILLS: Record<PartResult, string> = {
  solo: "bg-brass",
  draw: "bg-primary",
  survived: "bg-primary/45",
  eliminated: "bg-ink-3",
  resigned: "bg-danger",
  stopped: "bg-line",
};

/** Results as one bar; `of`: how many games the whole width is. */
function Bar({ results, of, t }: { results: Results; of: number; t: Texts }) {
  const label = listed(results)
    .map(([result, n]) => t.result(result, n))
    .join(", ");
  return (
    <span role="img" aria-label={label} title={label} className="flex h-4 w-full overflow-hidden rounded-xs bg-sunken">
      {listed(results).map(([result, n]) => (
        <span
          key={result}
          className={`h-full border-r border-surface last:border-0 ${FILLS[result]}`}
          style={{ width: `${(100 * n) / of}%` }}
        />
      ))}
    </span>
  );
}

/** What a member has done in games of Diplomacy. */
export function DiplomacyRecord({ records, t }: { records: DiplomacyRecords; t: Texts }) {
  const { results, powers, playing, phases, inTime, withBots } = records;
  const played = countOf(results);
  const most = Math.max(1, ...powers.map((one) => countOf(one.results)));
  return (
    <section className="mt-6" aria-label={t.title}>
      <h2 className="display-xl">{t.title}</h2>
      <dl className="mt-2 grid grid-cols-2 gap-4 tablet:grid-cols-4">
        <Fact name={t.played}>{played}</Fact>
        <Fact name={t.playing}>{playing}</Fact>
        <Fact name={t.reliability}>{phases > 0 ? t.percent(inTime, phases) : t.unknown}</Fact>
      </dl>
      {played === 0 ? (
        <p className="mt-3 text-ink-3">{t.none}</p>
      ) : (
        <>
          <table className="mt-4 w-full text-sm tabular-nums">
            <thead>
              <tr className="text-left text-xs text-ink-3">
                <th scope="col" className="w-32 font-normal">
                  {t.power}
                </th>
                <th scope="col" className="w-16 pr-4 text-right font-normal">
                  {t.games}
                </th>
                <th scope="col" className="font-normal">
                  {t.howEnded}
                </th>
              </tr>
            </thead>
            <tbody>
              {powers.map((one) => (
                <tr key={one.power} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-2 text-left font-medium">
                    {capitalised(one.power)}
                  </th>
                  <td className="py-1.5 pr-4 text-right">{countOf(one.results)}</td>
                  <td className="py-1.5">
                    <Bar results={one.results} of={most} t={t} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
            {listed(results).map(([result, n]) => (
              <li key={result} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-3 rounded-xs ${FILLS[result]}`} />
                {t.result(result, n)}
              </li>
            ))}
          </ul>
        </>
      )}
      {phases > 0 && <p className="mt-3 max-w-prose text-sm text-ink-3">{t.definition(inTime, phases)}</p>}
      <p className="mt-1 max-w-prose text-sm text-ink-3">{t.secret}</p>
      {countOf(withBots) > 0 && (
        <p className="mt-1 max-w-prose text-sm text-ink-3">
          {t.withBots(
            countOf(withBots),
            listed(withBots).map(([result, n]) => t.result(result, n)),
          )}
        </p>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
