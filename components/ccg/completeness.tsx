import { Stamp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { Completeness, Part } from "@/lib/contracts/collection";
import { RARITIES } from "@/lib/engine/ccg/art/look";
import type { CcgTexts } from "@/lib/texts/ccg/en";
import type { CollectionTexts } from "@/lib/texts/collection/en";
import { upperFirst } from "@/lib/texts/speech";
import type { FormAction } from "../ui/action-form";
import { RarityMark } from "./card-face";
import { RegisterForm } from "./register-form";
import { viewPath } from "./view-state";

type Props = {
  game: string;
  completeness: Completeness;
  /** Nobody's cards: how many there are is all that is told. */
  isCatalogue?: boolean;
  /** For members: registers a set. */
  register?: FormAction;
  t: CollectionTexts;
  rarity: CcgTexts["rarity"];
  /** The page that its parts lead to, if not one's own collection. */
  base?: string;
};

/** How much of a game one has, by set and by rarity; each part leads to its cards. */
export function CompletenessBars({
  game,
  completeness: { sets, rarities },
  isCatalogue = false,
  register,
  t,
  rarity,
  base,
}: Props) {
  return (
    <div className="flex flex-col gap-5">
      <section aria-labelledby="by-set">
        <h2 id="by-set" className="font-ui text-sm font-semibold text-ink-2">
          {t.bySet}
        </h2>
        <ul className="mt-1 flex flex-col">
          {sets.map((set) => (
            <li key={set.code} className="py-1">
              <PartBar
                part={set}
                name={set.name}
                href={viewPath(game, { filter: `set:${set.code}` }, base)}
                {...{ t, isCatalogue }}
              >
                {set.registered && (
                  <span className="mt-0.5 flex items-center gap-1 text-sm text-ink-2">
                    <Stamp aria-hidden="true" className="size-3.5 text-brass" />
                    {t.registered}
                  </span>
                )}
              </PartBar>
              {register && !set.registered && set.owned === set.total && (
                <RegisterForm action={register} game={game} set={set} />
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="by-rarity">
        <h2 id="by-rarity" className="font-ui text-sm font-semibold text-ink-2">
          {t.byRarity}
        </h2>
        <ul className="mt-1 flex flex-col">
          {rarities.map((part) => {
            const look = RARITIES[part.code];
            return (
              <li key={part.code} className="py-1">
                <PartBar
                  part={part}
                  name={upperFirst(rarity(part.code))}
                  href={viewPath(game, { filter: `rarity:${part.code}` }, base)}
                  mark={look && <RarityMark rarity={look} className="size-3.5" />}
                  {...{ t, isCatalogue }}
                />
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

type BarProps = {
  part: Part;
  name: string;
  href: string;
  mark?: ReactNode;
  t: Pick<CollectionTexts, "part" | "catalogue">;
  isCatalogue: boolean;
  children?: ReactNode;
};

function PartBar({ part: { owned, total }, name, href, mark, t, isCatalogue, children }: BarProps) {
  return (
    <Link href={href} scroll={false} className="group block rounded-xs">
      <span className="flex min-h-6 items-center gap-2">
        {mark}
        <span className="truncate group-hover:underline">{name}</span>
        <span aria-hidden="true" className="ml-auto tabular-nums">
          {isCatalogue ? total : `${owned}/${total}`}
        </span>
        <span className="sr-only">{isCatalogue ? t.catalogue(total) : t.part(owned, total)}</span>
      </span>
      {!isCatalogue && <Share of={total > 0 ? owned / total : 0} />}
      {children}
    </Link>
  );
}

/** A part as a bar. */
const Share = ({ of }: { of: number }) => (
  <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
    <span className="block h-full rounded-full bg-primary" style={{ width: `${100 * of}%` }} />
  </span>
);
