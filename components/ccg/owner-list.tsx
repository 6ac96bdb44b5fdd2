import { Link } from "@/components/ui/link";
import type { CardPageTexts } from "@/lib/texts/card-page/en";
import { binderPath } from "./view-state";

type Props = {
  owners: readonly { readonly nick: string; readonly have: number; readonly self: boolean; readonly open: boolean }[];
  game: string;
  /** All who show it, also those who are not listed. */
  count: number;
  t: CardPageTexts["owners"];
};

/** Who has a card and shows it, the most copies first. */
export function OwnerList({ owners, game, count, t }: Props) {
  if (owners.length === 0) return <p className="text-ink-3">{t.none}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {owners.map(({ nick, have, self, open }) => (
          <li key={nick} className="flex items-center justify-between gap-3 py-1">
            <Link
              href={open ? binderPath(nick, game) : `/u/${encodeURIComponent(nick)}`}
              className="flex min-h-8 min-w-0 items-center gap-1.5 underline-offset-4 hover:underline"
            >
              <span className="truncate">{nick}</span>
              {self && <span className="text-sm text-ink-3">{t.you}</span>}
            </Link>
            <span className="tabular-nums">×{have}</span>
          </li>
        ))}
      </ul>
      {count > owners.length && <p className="mt-2 text-sm text-ink-3">{t.others(count - owners.length)}</p>}
    </>
  );
}
