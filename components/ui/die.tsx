import { pipsOf } from "@/lib/engine/kernel/tags/die";

/** A face of a die in a line of text, read out as its sign. */
export const Die = ({ pips, className }: { pips: number; className: string }) => (
  <svg role="img" aria-label={[..."⚀⚁⚂⚃⚄⚅"][pips - 1]} viewBox="0 0 16 16" className={className}>
    <rect x="1" y="1" width="14" height="14" rx="3" fill="#fff" stroke="#333" />
    {pipsOf(pips).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" fill="#222" />
    ))}
  </svg>
);
