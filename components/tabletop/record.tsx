import type { TabletopRecord as Record } from "@/lib/contracts/tabletop";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { ProfileTexts } from "@/lib/texts/profile/en";

/** What a member has done at tabletops, by how many played. */
export function TabletopRecord({ record: { rows, earned }, t }: { record: Record; t: ProfileTexts["tabletop"] }) {
  return (
    <section className="mt-6" aria-label={t.title}>
      <h2 className="display-xl">{t.title}</h2>
      <table className="mt-2 w-full max-w-prose text-left tabular-nums">
        <thead className="text-sm text-ink-3">
          <tr>
            {[t.players, t.wins, t.draws, t.losses, t.share].map((head, at) => (
              <th key={head} scope="col" className={at === 0 ? "font-normal" : "text-right font-normal"}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ players, win, draw, loss }) => (
            <tr key={players} className="border-t border-line">
              <th scope="row" className="py-1.5 font-medium">
                {players}
              </th>
              <td className="text-right">{win}</td>
              <td className="text-right">{draw}</td>
              <td className="text-right">{loss}</td>
              <td className="text-right">{t.percent((100 * (win + draw / 2)) / (win + draw + loss))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-ink-2">{t.earned(formatMoney(earned))}</p>
    </section>
  );
}
