import type { Narration, Seat } from "@/lib/engine/kernel/game";
import { OFFICES } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import { SOMEBODY } from "@/lib/engine/kernel/table/view";
import type { TableTalk } from "@/lib/texts/table-talk/en";
import type { Who } from "@/lib/texts/who";
import { asData, asNumber, asText, type Data } from "./json-read";
import { tidy } from "./people";

/** What of the table itself is said: people by seat, and by user where somebody has no seat. */
export type HouseTelling = {
  who(seat: Seat): Who;
  nickOf(user: string): string;
  userId: string | null;
  t: TableTalk;
};

type Teller = (data: Data, telling: HouseTelling) => string;

const seatOf = (data: Data): Seat => asNumber(data.seat) ?? 0;

/** The user who is told of. */
function userIn(data: Data, { nickOf, userId, t }: HouseTelling): Who {
  const user = asText(data.user);
  if (user !== null && user !== SOMEBODY) return { name: nickOf(user), you: user === userId };
  // A bot is sent away; else it is not told who somebody is.
  return { name: data.kicked === true ? t.aBot : t.somebody, you: false };
}

/** Whoever takes or leaves a seat; where nobody is named, by that seat. */
function sitterIn(data: Data, telling: HouseTelling): Who {
  const user = asText(data.user);
  const isNamed = user === null ? data.kicked === true : user !== SOMEBODY;
  return isNamed ? userIn(data, telling) : telling.who(seatOf(data));
}

const byUser =
  (say: (t: TableTalk, who: Who) => string): Teller =>
  (data, telling) =>
    say(telling.t, userIn(data, telling));

const bySeat =
  (say: (t: TableTalk, who: Who) => string): Teller =>
  (data, { who, t }) =>
    say(t, who(seatOf(data)));

function byOffice(data: Data, telling: HouseTelling, say: TableTalk["officeTaken"]): string {
  const office = OFFICES.find((each) => each === data.office);
  return office ? say(userIn(data, telling), office) : telling.t.resumed;
}

const TELLERS: Record<string, Teller> = {
  "table/sat": (data, telling) => telling.t.sat(sitterIn(data, telling)),
  "table/lined_up": byUser((t, who) => t.linedUp(who)),
  "table/asked": byUser((t, who) => t.asked(who)),
  "table/refused": byUser((t, who) => t.refused(who)),
  "table/left": (data, telling) =>
    telling.t.left(sitterIn(data, telling), { kicked: data.kicked === true, kept: data.kept === true }),
  "table/bot_sat": (data, { t }) => t.botSat(seatOf(data) + 1),
  "table/seat_added": (_, { t }) => t.seatAdded,
  "table/seat_dropped": (data, { t }) => t.seatDropped(seatOf(data) + 1),
  "table/hosted": (data, telling) => (data.user === null ? telling.t.noHost : telling.t.hosted(userIn(data, telling))),
  "table/paused": (_, { t }) => t.paused,
  "table/resumed": (_, { t }) => t.resumed,
  "table/takeback_asked": bySeat((t, who) => t.takebackAsked(who)),
  "table/takeback_refused": (data, { who, t }) => {
    const no = asNumber(data.seat);
    if (no === null) return t.moveStands;
    return no === asNumber(data.by) ? t.takebackWithdrawn(who(no)) : t.takebackRefused(who(no));
  },
  "table/call_off_asked": (data, { who, t }) => {
    const by = asNumber(data.seat);
    return t.callOffAsked(by === null ? null : who(by));
  },
  "table/call_off_refused": (data, { who, t }) => {
    const no = seatOf(data);
    return no === asNumber(data.by) ? t.callOffWithdrawn(who(no)) : t.callOffRefused(who(no));
  },
  "table/rewound": (_, { t }) => t.rewound,
  "table/rematch_wanted": bySeat((t, who) => t.rematchWanted(who)),
  "table/rematch_began": (_, { t }) => t.rematchBegan,
  "table/went_away": bySeat((t, who) => t.wentAway(who)),
  "table/came_back": bySeat((t, who) => t.cameBack(who)),
  "table/shadowed": bySeat((t, who) => t.shadowed(who)),
  "table/closed": (_, { t }) => t.closed,
  "table/office_taken": (data, telling) => byOffice(data, telling, telling.t.officeTaken),
  "table/office_ended": (data, telling) => byOffice(data, telling, telling.t.officeEnded),
  "table/copies_given": (data, telling) => telling.t.copiesGiven(userIn(data, telling)),
  "table/copies_ended": (data, telling) => telling.t.copiesEnded(userIn(data, telling)),
};

/** A fact of the table in the reader's language; null for codes of the games. */
export function houseSentence({ code, data }: Narration, telling: HouseTelling): string | null {
  const teller = Object.hasOwn(TELLERS, code) ? TELLERS[code] : undefined;
  return teller ? tidy(teller(data, telling)) : null;
}

/** What to do about a refusal of the table, the wire or the chat; null for codes of the games. */
export function houseHelp({ code, data }: Refusal, t: TableTalk): string | null {
  if (code === "table/seat_count") {
    const { min, max } = asData(data);
    return t.seatCount(asNumber(min) ?? 0, asNumber(max) ?? 0);
  }
  const known: Readonly<Record<string, string>> = t.refusals;
  return Object.hasOwn(known, code) ? (known[code] ?? null) : null;
}
