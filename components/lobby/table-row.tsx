import clsx from "clsx";
import { Bot } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { TableCard } from "@/lib/contracts/table-card";
import { standingText } from "./standing";

/** Filled rings for players, empty ones for free seats, a robot for each bot. */
function Seats({ table }: { table: TableCard }) {
  const people = table.seats.filter((seat) => seat.kind === "user");
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const names = people.map((seat) => `${seat.nick}${seat.away ? " (away)" : ""}`).join(", ");
  const label = `${people.length} of ${table.seats.length} seats taken${names ? `: ${names}` : ""}${bots ? `, ${bots} by bots` : ""}`;
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

/** "45 s", "5 min", "1 day" */
function spanName(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  return seconds < 7_200
    ? `${Math.round(seconds / 60)} min`
    : seconds < 86_400
      ? `${Math.round(seconds / 3600)} h`
      : "1 day";
}

/** Whom the game waits for, in the eyes of somebody who sits there; null: not for them, or they do not sit there. */
function TurnChip({ table, userId }: { table: TableCard; userId: string | null }) {
  if (userId === null || table.phase !== "playing") return null;
  const seat = table.seats.findIndex(({ user }) => user === userId);
  if (seat < 0) return null;
  if (!table.waiting.includes(seat)) {
    const names = table.waiting.map((other) => table.seats[other]?.nick ?? "a bot");
    return names.length > 0 ? <Chip>waiting for {names.join(", ")}</Chip> : null;
  }
  const left = table.moveSeconds === null ? null : table.movedAt / 1000 + table.moveSeconds - Date.now() / 1000;
  return (
    <Chip tone="brass">
      Your turn
      {/* The clock of the server and of the reader may differ by the time of the transfer. */}
      {left !== null && <span suppressHydrationWarning> · {left > 0 ? `${spanName(left)} left` : "overdue"}</span>}
    </Chip>
  );
}

/** What one may do at a table from the lobby. */
function verbOf(table: TableCard, userId: string | null): { label: string; href: string; primary: boolean } {
  const href = `/tables/${table.id}`;
  if (userId !== null && table.seats.some((seat) => seat.user === userId))
    return { label: "Play", href, primary: true };
  if (!hasRoom(table) || table.entry === "closed" || table.phase === "over")
    return { label: "Watch", href, primary: false };
  if (userId === null) return { label: "Watch", href, primary: false };
  return table.entry === "request"
    ? { label: "Ask to join", href: `${href}?sit=1`, primary: false }
    : { label: "Sit", href: `${href}?sit=1`, primary: true };
}

/** One table of a list: game, seats, where it stands, one verb. */
export function TableRow({ table, userId }: { table: TableCard; userId: string | null }) {
  const verb = verbOf(table, userId);
  const taken = table.seats.filter((seat) => seat.kind === "user").length;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 tablet:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <Link href={`/tables/${table.id}`} className="block truncate font-semibold underline-offset-4 hover:underline">
          {table.name}
        </Link>
        <p className="text-sm text-ink-3 tablet:truncate">
          {table.game.name}
          {table.host && ` · host ${table.host.nick}`} · {standingText(table)}
          {table.moveSeconds !== null && ` · ${spanName(table.moveSeconds)} a move`}
        </p>
      </div>
      <div className="order-3 col-span-2 flex items-center gap-3 tablet:order-none tablet:col-span-1">
        <TurnChip table={table} userId={userId} />
        <Seats table={table} />
        {!table.public && <Chip>private</Chip>}
        {table.entry === "request" && <Chip>host lets you in</Chip>}
      </div>
      <Link
        href={verb.href}
        className={buttonClass(verb.primary ? "primary" : "secondary", true)}
        aria-label={`${verb.label}: ${table.name}, ${table.game.name}, ${taken} of ${table.seats.length} seats`}
      >
        {verb.label}
      </Link>
    </li>
  );
}
