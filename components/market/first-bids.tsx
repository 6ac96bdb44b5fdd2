import { CardFace } from "../ccg/card-face";
import type { Face } from "../ccg/face-of";
import { Panel } from "../shell/page";
import { Link } from "../ui/link";

type Props = {
  title: string;
  lead: string;
  /** `worth`: what the house says it is worth, in words. */
  cards: readonly { readonly face: Face; readonly href: string; readonly worth: string }[];
};

/** Where nothing was traded yet: cards that somebody will want, each a way to its book. */
export function FirstBids({ title, lead, cards }: Props) {
  return (
    <Panel title={title} lead={lead}>
      <ul className="-m-1 mt-2 grid auto-cols-[minmax(136px,1fr)] grid-flow-col gap-4 overflow-x-auto p-1">
        {cards.map(({ face, href, worth }) => (
          <li key={face.number}>
            <Link href={href} aria-label={`${face.alt}, ${worth}`} className="block rounded-sm">
              <CardFace face={face} thumb eager />
              <span className="flex min-h-9 items-center justify-end text-sm tabular-nums text-ink-2">{worth}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
