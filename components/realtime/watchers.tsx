"use client";
import { useTexts } from "@/components/texts/context";
import type { Person } from "@/lib/contracts/live";

/** Who watches. */
export default function Watchers({ people }: { people: readonly Person[] }) {
  const { frame: t } = useTexts("table");
  if (people.length === 0) return null;
  const names = people.map((person) => person.nick);
  return (
    <span title={names.join(", ")} className="truncate">
      {t.watching(names)}
    </span>
  );
}
