import { createHash } from "node:crypto";
import ical from "ical-generator";
import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { appOrigin } from "@/lib/env";
import type { LiveTable } from "@/lib/live/live-table";
import { languageOf } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { tableNameIn } from "@/lib/texts/table-name";
import { isBanned } from "../accounts/bans";
import { calendarLink, isCalendarLink } from "../notices/signed-links";
import { classOfUser, viewFor } from "../tables/show-table";
import { ownGames } from "./own-games";

/** The address of a member's calendar; null: they have made none. */
export async function readCalendarLink({ id: userId }: Member): Promise<string | null> {
  const feed = await prisma().calendarFeed.findUnique({ where: { userId } });
  return feed && calendarLink(userId, feed.secret);
}

/** Makes the address of a member's calendar, or another: the one before stops. */
export async function renewCalendar({ id: userId }: Member): Promise<null> {
  const secret = newId();
  const change = { secret, renewedAt: new Date() };
  await prisma().calendarFeed.upsert({ where: { userId }, create: { userId, ...change }, update: change });
  return null;
}

export async function stopCalendar({ id: userId }: Member): Promise<null> {
  await prisma().calendarFeed.deleteMany({ where: { userId } });
  return null;
}

/** Calendars write years in four digits: one deadline after them would spoil all others. */
const LAST_DAY = Date.UTC(9999, 11, 31);

/** A calendar as a file, and what it is known by as long as it stays the same. */
export type CalendarFile = { readonly body: string; readonly etag: string };

/**
 * All deadlines of whoever's calendar has this name, as their own pages show them: of games that they play or run, and
 * nothing else of a game. Refuses `calendar/unknown`: for an address that was renewed, and for whoever is banned, too.
 */
export async function readCalendar({ name }: { name: string }): Promise<Result<CalendarFile, Refusal>> {
  const [userId = ""] = name.split(".");
  const feed = await prisma().calendarFeed.findUnique({ where: { userId }, include: { user: true } });
  if (!feed || !isCalendarLink(name, userId, feed.secret) || isBanned(feed.user, new Date()))
    return refuse("calendar/unknown");
  const language = languageOf(feed.user.locale, null);
  const { calendar: t } = messagesOf("diplomacyClock", language);
  const shell = messagesOf("shell", language);
  const calendar = ical({ name: t.name, prodId: { company: "Guildhall", product: "Diplomacy" }, ttl: 3_600 });
  for (const table of await ownGames(userId)) {
    const { id } = table;
    const view = ownView(table, userId);
    if (!view || view.deadlineAt === null || view.deadlineAt > LAST_DAY) continue;
    const start = new Date(view.deadlineAt);
    const { settings } = table.match.table;
    const own = view.powers.filter((power) => view.own.includes(power.name));
    const summary = t.deadline(tableNameIn(shell, settings));
    calendar.createEvent({
      // One entry for each phase: a deadline that moves moves it.
      id: `${id}-${phaseCode(view.position.phase)}@guildhall`,
      ...{ start, end: start, stamp: start, summary },
      ...(own.length === 0
        ? {}
        : { description: own.every(({ ordered }) => ordered !== false) ? t.ordered : t.orders }),
      url: `${appOrigin()}/tables/${id}`,
    });
  }
  const body = calendar.toString();
  return ok({ body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` });
}

/** The game as its player or master sees it; null: whoever asks is neither, or it is not being played. */
function ownView(table: LiveTable, userId: string): View | null {
  const { seats, offices } = table.match.table;
  const plays = seats.some((occupant) => occupant.kind === "user" && occupant.user === userId);
  const runs = offices.some(({ user, office }) => user === userId && office === "master");
  if (!plays && !runs) return null;
  const view = viewFor(table.game, table.match, classOfUser(table, userId)) as View;
  return view.stage === "active" ? view : null;
}
