"use client";
import clsx from "clsx";
import { type Named, tidy, whoAt } from "@/components/table/people";
import type { TableClock } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Countdown } from "@/components/ui/countdown";
import { Link } from "@/components/ui/link";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Who } from "@/lib/texts/who";
import { LaidOpen } from "./laid-open";
import { hasCounted } from "./phases";
import { type Reasons, reasonsOf, shooterOf } from "./score-reasons";
import { SideName } from "./side-name";
import { hasSides, membersOf, type Side, sidesOf } from "./sides";
import type { HostAction, NextDeal } from "./types";
import { useTitles } from "./use-titles";

type Texts = Catalogues["cardsScore"];

type Props = {
  view: View;
  info: TemplateInfo;
  people: readonly Named[];
  /** What the turn line says of the end. */
  text: string;
  next: NextDeal | null;
  clock: TableClock;
  onHost(action: HostAction): void;
  onShow(what: "tricks" | "hands" | "sheet"): void;
};

/** What the tricks of a deal that ended are called in its game. */
export const tricksTitle = ({ has, bouts }: TemplateInfo, t: Texts["result"]): string =>
  has.tricks ? t.allTricks : bouts ? t.allBeaten : t.allRounds;

/** How a deal ended: it lies on the felt until the next one begins. */
export function ResultSheet({ view, info, people, text, next, clock, onHost, onShow }: Props) {
  const t = useTexts("cardsScore");
  const { ordinal } = useTexts("cardsTable");
  const table = useTexts("table");
  const who = (seat: Seat) => whoAt(people, seat, table);
  const titleOf = useTitles(view, info);
  const points = info.has.points;
  const texts = { cardsScore: t, table };
  const seats = view.seats.map(({ seat }) => seat);
  const sides = sidesOf(info, seats, people, texts);
  const standing = (side: Side) => membersOf(view, side)[0];
  const rank = (side: Side): number => {
    const seat = standing(side);
    if (!points) return seat?.dealScore ?? 99;
    return (info.lowWins ? 1 : -1) * (seat?.total ?? 0);
  };
  const shooter = shooterOf(view, info, sides);
  const won = new Set(view.ending?.winners);
  return (
    <section
      aria-label={t.result.title}
      className={clsx(
        "max-h-full justify-self-center overflow-y-auto rounded-md bg-surface px-5 py-4 text-ink shadow-3 [--focus:var(--color-ink)] animate-[rise-in_var(--dur-sheet)_var(--ease-out)] compact:py-3",
        view.knock ? "w-[min(640px,calc(100%-24px))]" : "w-[min(400px,calc(100%-24px))]",
      )}
    >
      <h2 className="display-xl">{view.phase === "complete" ? t.result.seriesOver : t.result.deal(view.deal)}</h2>
      <p className="mt-0.5 text-ink-2">{text}</p>
      {shooter && info.shoot && (
        <p className="mt-0.5 text-ink-2">
          {tidy(t.why.shot(shooter.seats.map(who), info.shoot.points, info.shoot.others))}
        </p>
      )}
      {view.phase !== "complete" && <p className="mt-0.5 text-ink-2">{exchangeText(view, info, who, t.result)}</p>}
      {view.knock && <LaidOpen knock={view.knock} people={people} />}
      <table className="mt-3 w-full border-collapse tabular-nums">
        <thead>
          <tr className="text-sm text-ink-3">
            <th scope="col" className="text-left font-medium">
              {hasSides(info) ? t.scores.side : t.scores.player}
            </th>
            <th scope="col" className="pl-3 text-right font-medium">
              {points ? t.scores.deal : t.scores.place}
            </th>
            {points && (
              <th scope="col" className="pl-3 text-right font-medium">
                {t.scores.total}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sides
            .toSorted((a, b) => rank(a) - rank(b))
            .map((side) => {
              const reasons = reasonsOf(view, info, side, sides, people, texts);
              const seat = standing(side);
              const gained = hasCounted(view) ? (seat?.dealScore ?? null) : null;
              return (
                <tr key={side.seats[0]} className="border-t border-line align-top">
                  <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                    <SideName
                      side={side}
                      won={side.seats.some((each) => won.has(each))}
                      short={reasons.seats.length > 0}
                    />
                    <Why reasons={reasons} name={(each) => (side.seats.length > 1 ? table.name(who(each)) : null)} />
                  </th>
                  <td className="py-1.5 text-right">
                    {seat && titleOf(seat) && <span className="mr-3 text-sm text-ink-2">{titleOf(seat)}</span>}
                    {gained === null ? t.scores.none : points ? t.gain(gained) : ordinal(gained)}
                  </td>
                  {points && <td className="py-1.5 text-right font-semibold">{t.score(seat?.total ?? 0)}</td>}
                </tr>
              );
            })}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {view.tricks && view.tricks.length > 0 && !info.melds && (
          <Button dense onClick={() => onShow("tricks")}>
            {tricksTitle(info, t.result)}
          </Button>
        )}
        {view.revealed && (
          <Button dense onClick={() => onShow("hands")}>
            {t.result.hands}
          </Button>
        )}
        <Button dense onClick={() => onShow("sheet")}>
          {t.result.sheet}
        </Button>
      </div>
      {view.phase === "complete" ? (
        <p className={NEXT}>{t.result.rematch}</p>
      ) : (
        next && <NextLine next={next} mine={view.host.start} clock={clock} onHost={onHost} />
      )}
    </section>
  );
}

/** Where the points of a side come from, below its name. `name`: of a seat; null where the side is that seat. */
function Why({ reasons, name }: { reasons: Reasons; name(seat: Seat): string | null }) {
  if (reasons.seats.length === 0 && reasons.side.length === 0) return null;
  return (
    <ul className="text-sm text-ink-3">
      {reasons.seats.map(({ seat, text }) => {
        const whose = name(seat);
        return <li key={seat}>{whose === null ? text : `${whose}: ${text}`}</li>;
      })}
      {reasons.side.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What the viewer will give for their place, and to whom: the first and the last exchange most. */
function exchangeText(view: View, info: TemplateInfo, who: (seat: Seat) => Who, t: Texts["result"]): string {
  const own = view.seats.find(({ seat }) => who(seat).you);
  if (!info.exchange || info.has.points || !own?.dealScore) return "";
  const [place, last] = [own.dealScore, view.seats.length];
  const other = view.seats.find(({ dealScore }) => dealScore === last + 1 - place);
  const count = info.exchange + 1 - Math.min(place, last + 1 - place);
  if (!other || other === own || count < 1) return "";
  return place < last + 1 - place ? t.getsBest(who(other.seat), count) : t.givesBest(who(other.seat), count);
}

const NEXT = "mt-3 flex items-center justify-between gap-3 border-t border-line pt-3 text-ink-2";

type NextProps = Pick<Props, "clock" | "onHost"> & {
  next: NextDeal;
  /** The viewer deals. */
  mine: boolean;
};

/** When the next deal comes, and what the host can do about it. */
function NextLine({ next, mine, clock, onHost }: NextProps) {
  const { result: t } = useTexts("cardsScore");
  const waits = next.paused || next.at === null;
  return (
    <p className={NEXT}>
      {waits ? (
        mine ? (
          t.takeTime
        ) : (
          t.waitsForHost
        )
      ) : (
        <span>
          {t.nextIn}{" "}
          <Countdown to={next.at ?? 0} offset={clock.offset} className="font-semibold text-ink tabular-nums" />
        </span>
      )}
      {mine && waits && !next.paused && (
        <Link href="/" className={buttonClass("secondary", true)}>
          {t.finishLater}
        </Link>
      )}
      {mine && (next.paused || next.at !== null) && (
        <Button dense onClick={() => onHost({ type: next.paused ? "unpause" : "pause" })}>
          {next.paused ? t.goOn : t.pause}
        </Button>
      )}
    </p>
  );
}
