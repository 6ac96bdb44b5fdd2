import type { Fact } from "./facts";

/** The facts of a game, each with its name. */
export const FactList = ({ facts, className }: { facts: readonly Fact[]; className: string }) => (
  <dl className={className}>
    {facts.map((fact) => (
      <div key={fact.name}>
        <dt className="text-sm text-ink-3">{fact.name}</dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </dl>
);
