import type { Person } from "@/lib/contracts/live";

/** Who watches. */
export default function Watchers({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  const names = people.map((person) => person.nick).join(", ");
  return (
    <span title={names} className="truncate">
      Watching: {names}
    </span>
  );
}
