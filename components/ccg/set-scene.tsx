import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { pictureOf } from "@/lib/contracts/card-pictures";
import { CardFace } from "./card-face";
import type { Face } from "./face-of";

/** A card that packs are opened for. */
export type ChaseCard = {
  readonly face: Face;
  readonly href: string;
  /** "1 in 35 packs" */
  readonly odds: string;
  /** What one does with it there, such as wishing for it. */
  readonly verb: ReactNode;
};

type Props = {
  name: string;
  /** Under the name: which game, how many cards. */
  line: string;
  /** The address of the picture that it is shown in, up to the size; null where its cards have none. */
  picture: string | null;
  chase: readonly ChaseCard[];
  /** Before the chase cards. */
  chaseTitle: string;
  /** What a reader does next. */
  children: ReactNode;
};

/** A set as a scene: its picture from edge to edge, the cards that one opens its packs for, and the way to them. */
export function SetScene({ name, line, picture, chase, chaseTitle, children }: Props) {
  return (
    <section
      aria-label={`${name}, ${line}`}
      className="relative isolate mb-8 overflow-hidden rounded-lg bg-[oklch(.22_.016_62)] text-[oklch(.97_.014_88)] shadow-2 phone:-mx-3 phone:rounded-none"
    >
      {picture && (
        <img
          src={pictureOf(picture, "x")}
          alt=""
          width={1440}
          height={1029}
          fetchPriority="high"
          className="absolute inset-0 -z-20 size-full object-cover"
        />
      )}
      {/* Words are read on it whatever the picture holds. */}
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(100deg,oklch(.16_.014_62/.93),oklch(.16_.014_62/.74)_45%,oklch(.16_.014_62/.35))] phone:bg-[oklch(.16_.014_62/.8)]" />
      <div className="grid items-end gap-x-8 gap-y-6 p-5 tablet:p-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,640px)]">
        <div className="[--focus:var(--color-brass-bright)]">
          <h2 className="display-4xl text-balance phone:display-3xl">{name}</h2>
          <p className="mt-1 text-[oklch(.88_.02_84)]">{line}</p>
          <div className="mt-5 flex flex-col items-start gap-4">{children}</div>
        </div>
        {chase.length > 0 && (
          <div className="min-w-0 [--focus:var(--color-brass-bright)]">
            <h3 className="mb-2 text-sm font-medium text-[oklch(.95_.02_84)] [text-shadow:0_0_6px_oklch(.15_.03_84),0_1px_2px_oklch(.15_.03_84)]">
              {chaseTitle}
            </h3>
            <ul className="-m-1 grid auto-cols-[minmax(136px,1fr)] grid-flow-col gap-3 overflow-x-auto p-1">
              {chase.map(({ face, href, odds, verb }) => (
                <li key={face.number} className="relative">
                  <Link href={href} aria-label={`${face.alt}, ${odds}`} className="block rounded-sm">
                    <CardFace face={face} thumb eager />
                    <span className="flex min-h-9 items-center text-sm tabular-nums">{odds}</span>
                  </Link>
                  {verb}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
