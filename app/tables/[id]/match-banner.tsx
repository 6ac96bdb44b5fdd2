import { Trophy } from "lucide-react";
import { Countdown } from "@/components/ui/countdown";
import { Link } from "@/components/ui/link";
import { matchAt } from "@/lib/services/tournaments/read-tournament";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";

/** Says at a table in which tournament it is a match, and how long its round goes on. */
export async function MatchBanner({ tableId, language }: { tableId: string; language: Language }) {
  const match = await matchAt(tableId);
  if (!match) return null;
  const t = messagesOf("tournaments", language);
  return (
    <p className="flex items-center gap-2.5 bg-brass-soft px-4 text-sm">
      <Trophy aria-hidden="true" className="size-4 shrink-0 text-brass" />
      <Link
        href={`/tournaments/${match.id}`}
        className="min-h-11 content-center truncate font-semibold underline-offset-4 hover:underline desk:min-h-9"
      >
        {t.atTable(match.name, match.round)}
      </Link>
      {match.endsAt !== null && (
        <span className="ml-auto whitespace-nowrap tabular-nums">
          <span className="sr-only">{t.room.roundEnds} </span>
          <Countdown to={match.endsAt} />
        </span>
      )}
    </p>
  );
}
