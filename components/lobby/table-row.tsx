"use client";
import clsx from "clsx";
import { Bot } from "lucide-react";
import { useLanguage, useTexts } from "@/components/texts/context";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import type { TableCard } from "@/lib/contracts/table-card";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { LobbyTexts, Span } from "@/lib/texts/lobby/en";
import { tableNameIn } from "@/lib/texts/table-name";
import { gameNameIn } from "../games/about";
import { standingText } from "./standing";

/** Filled rings for players, empty ones for free seats, a robot for each bot. */
function Seats({ table }: { table: TableCard }) {
  const { row: t } = useTexts("lobby");
  const people = table.seats.filter((seat) => seat.kind === "user");
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const names = people.flatMap(({ nick, away }) => (nick ? [away ? t.away(nick) : nick] : []));
  const label = t.seats(people.length, table.seats.length, names, bots);
  return (
    <span role="img" aria-label={label} title={label} className="flex gap-1">
      {table.seats.map((seat, i) =>
        seat.kind === "bot" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
          <Bot key={i} className="size-4 text-ink-3" />
        ) : (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
            key={i}
            className={clsx(
              "size-4 rounded-full border-2",
              seat.kind === "user" && (seat.away ? "border-edge bg-line" : "border-primary bg-primary"),
              seat.kind === "nobody" && "border-edge",
            )}
          />
        ),
      )}
    </span>
  );
}

const hasRoom = (table: TableCard) => table.seats.some((seat) => seat.kind !== "user");

/** A time to move in the unit that says it best. */
function spanOf(seconds: number): Span {
  if (seconds < 120) return { n: Math.ceil(seconds), unit: "second" };
  if (seconds < 7_200) return { n: Math.round(seconds / 60), unit: "minute" };
  return seconds < 86_400
    ? { n: Math.round(seconds / 3600), unit: "hour" }
    : { n: Math.round(seconds / 86_400), unit: "day" };
}

/** Whom the game waits for, in the eyes of somebody who sits there; null: not for them, or they do not sit there. */
function TurnChip({ table, userId }: { table: TableCard; userId: string | null }) {
  const { row: t } = useTexts("lobby");
  if (userId === null || table.phase !== "playing") return null;
  const seat = table.seats.findIndex(({ user }) => user === userId);
  if (seat < 0) return null;
  if (!table.waiting.includes(seat)) {
    const names = table.waiting.map((other) => table.seats[other]?.nick ?? t.aBot);
    return names.length > 0 ? <Chip>{t.waitingFor(names)}</Chip> : null;
  }
  const left = table.moveSeconds === null ? null : table.movedAt / 1000 + table.moveSeconds - Date.now() / 1000;
  return (
    <Chip tone="brass">
      {/* The clock of the server and of the reader may differ by the time of the transfer. */}
      <span suppressHydrationWarning>{left === null ? t.yourTurn : t.yourTurnIn(left > 0 ? spanOf(left) : null)}</span>
    </Chip>
  );
}

/** What one may do at a table from the lobby. */
function verbOf(
  table: TableCard,
  userId: string | null,
  t: LobbyTexts["row"]["verbs"],
): { label: string; href: string; primary: boolean } {
  const href = `/tables/${table.id}`;
  // What they are asked to, a seat or an office, is said at the table.
  if (table.invited) return { label: t.answer, href, primary: true };
  if (table.own === "office") return { label: t.open, href, primary: true };
  // Nothing is played there any more: one looks at how it ended.
  if (table.own === "player" && table.phase === "over") return { label: t.open, href, primary: false };
  if (table.own === "player" || (userId !== null && table.seats.some((seat) => seat.user === userId)))
    return { label: t.play, href, primary: true };
  if (!hasRoom(table) || table.entry === "closed" || table.phase === "over")
    return { label: t.watch, href, primary: false };
  if (userId === null) return { label: t.watch, href, primary: false };
  return table.entry === "request"
    ? { label: t.ask, href: `${href}?sit=1`, primary: false }
    : { label: t.sit, href: `${href}?sit=1`, primary: true };
}

type RowProps = { table: TableCard; userId: string | null; children?: React.ReactNode };

/** One table of a list: game, seats, where it stands, one verb; below it what its world adds. */
export function TableRow({ table, userId, children }: RowProps) {
  const { row: t, about } = useTexts("lobby");
  const game = gameNameIn(table.game.slug, table.game.name, about);
  const chosen = table.game.chosen?.[useLanguage()] ?? [];
  const name = tableNameIn(useTexts("shell"), table);
  const verb = verbOf(table, userId, t.verbs);
  const taken = table.seats.filter((seat) => seat.kind === "user").length;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 tablet:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <Link href={`/tables/${table.id}`} className="block truncate font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
        <p className="text-sm text-ink-3 tablet:truncate">
          {[game, ...chosen].join(" · ")}
          {table.host && ` · ${t.host(table.host.nick)}`} · {standingText(table, t)}
          {table.info && ` · “${table.info}”`}
          {table.moveSeconds !== null && ` · ${t.aMove(spanOf(table.moveSeconds))}`}
        </p>
      </div>
      <div className="order-3 col-span-2 flex items-center gap-3 tablet:order-none tablet:col-span-1">
        {table.invited && <Chip tone="brass">{t.invited}</Chip>}
        <TurnChip table={table} userId={userId} />
        <Seats table={table} />
        {table.bet !== undefined && <Chip tone="brass">{t.stake(formatMoney(table.bet))}</Chip>}
        {table.anonymous && <Chip>{t.anonymous}</Chip>}
        {table.asksWord && <Chip>{t.asksWord}</Chip>}
        {!table.public && <Chip>{t.private}</Chip>}
        {table.entry === "request" && <Chip>{t.lets}</Chip>}
      </div>
      <Link
        href={verb.href}
        className={buttonClass(verb.primary ? "primary" : "secondary", true)}
        aria-label={t.verbAt(verb.label, { name, game, taken, all: table.seats.length })}
      >
        {verb.label}
      </Link>
      {children && <div className="order-4 col-span-full">{children}</div>}
    </li>
  );
}
