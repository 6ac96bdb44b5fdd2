"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Person } from "@/lib/contracts/live";
import type { Officer } from "@/lib/engine/kernel/table/vocabulary";

type Props = {
  people: readonly Person[];
  officers: readonly (Officer & { nick: string })[];
  /** Gives copies of all private letters, or no longer; null: that is not for this viewer. */
  onCopies: ((user: string, on: boolean) => void) | null;
};

/** Who watches, and who holds an office. */
export default function Watchers({ people, officers, onCopies }: Props) {
  const { frame: t, invite } = useTexts("table");
  const held = officers.map(({ nick, office, copies }) => invite.holds(nick, office, copies));
  const names = people
    .map((person) => person.nick)
    .filter((nick) => !officers.some((officer) => officer.nick === nick));
  const lines = [...held, ...(names.length > 0 ? [t.watching(names)] : [])];
  if (lines.length === 0) return null;
  const text = lines.join(" · ");
  const readers = onCopies ? officers.filter(({ office }) => office === "omniscient") : [];
  return (
    <>
      <span title={text} className="truncate">
        {text}
      </span>
      {readers.map(({ user, nick, copies }) => (
        <Button key={user} dense className="mt-2" onClick={() => onCopies?.(user, !copies)}>
          {copies ? invite.endCopies(nick) : invite.giveCopies(nick)}
        </Button>
      ))}
    </>
  );
}
