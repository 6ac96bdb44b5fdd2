"use client";
import { useTexts } from "@/components/texts/context";
import type { Person } from "@/lib/contracts/live";
import type { Office } from "@/lib/engine/kernel/game";

type Props = { people: readonly Person[]; officers: readonly { nick: string; office: Office }[] };

/** Who watches, and who holds an office. */
export default function Watchers({ people, officers }: Props) {
  const { frame: t, invite } = useTexts("table");
  const held = officers.map(({ nick, office }) => invite.holds(nick, office));
  const names = people
    .map((person) => person.nick)
    .filter((nick) => !officers.some((officer) => officer.nick === nick));
  const lines = [...held, ...(names.length > 0 ? [t.watching(names)] : [])];
  if (lines.length === 0) return null;
  const text = lines.join(" · ");
  return (
    <span title={text} className="truncate">
      {text}
    </span>
  );
}
