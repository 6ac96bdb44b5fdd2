import { RARITIES } from "@/lib/engine/ccg/art/look";
import type { CcgTexts } from "@/lib/texts/ccg/en";
import type { ShopTexts } from "@/lib/texts/shop/en";

type Kind = { readonly code: string; readonly foil: boolean; readonly share: number };
type Part = { readonly count: number; readonly kinds: readonly Kind[] };
type Props = { parts: readonly Part[]; t: ShopTexts["anatomy"]; rarity: CcgTexts["rarity"] };

/** So many backs lie behind one another at most: more are told by the number alone. */
const DEEPEST = 4;

/** What a product is, in pictures: a pile of cards for each part, with the mark of what they are. */
export function PackAnatomy({ parts, t, rarity }: Props) {
  return (
    <ul aria-label={t.title} className="flex flex-wrap gap-x-4 gap-y-3">
      {parts.map(({ count, kinds }) => {
        const [first] = kinds;
        const words = kinds.map(({ code, foil, share }) => ({ word: foil ? t.foil : rarity(code), share }));
        return (
          <li key={`${count} ${words.map(({ word }) => word).join()}`} className="flex items-center gap-2">
            <Pile count={count} kinds={kinds} />
            <span className="text-sm leading-tight">
              <b className="font-semibold tabular-nums">{count}</b> {words[0]?.word}
              {first && words.length > 1 && (
                <span className="block text-ink-3">
                  {t.or(words.slice(1).map(({ word, share }) => t.kind(word, share)))}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A pile of cards, drawn: the rarer thing that the top one may be shows in its corner. */
function Pile({ count, kinds }: Part) {
  const deep = Math.min(count, DEEPEST);
  const [likely, ...others] = kinds;
  const rare = others.at(-1);
  return (
    <svg viewBox={`0 0 ${28 + 3 * (deep - 1)} 38`} aria-hidden="true" className="h-10 shrink-0">
      {Array.from({ length: deep }, (_, i) => deep - 1 - i).map((behind) => (
        <rect
          key={behind}
          x={1 + 3 * behind}
          y={1 + behind * 0.7}
          width="25"
          height="35"
          rx="2.4"
          fill="var(--color-card)"
          stroke={likely?.foil ? "oklch(0.62 0.14 330)" : (RARITIES[likely?.code ?? ""]?.tone ?? "var(--color-edge)")}
          strokeWidth="1.6"
        />
      ))}
      {likely && <Mark kind={likely} x={6} y={11} size={15} />}
      {rare && <Mark kind={rare} x={16} y={2.5} size={9} />}
    </svg>
  );
}

const FOIL = "M8 0l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z";

const Mark = ({ kind, x, y, size }: { kind: Kind; x: number; y: number; size: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size / 16})`}
    d={kind.foil ? FOIL : (RARITIES[kind.code]?.mark ?? "M8 3a5 5 0 1 0 .01 0Z")}
    fill={kind.foil ? "oklch(0.62 0.14 330)" : (RARITIES[kind.code]?.tone ?? "oklch(0.5 0.01 70)")}
  />
);
