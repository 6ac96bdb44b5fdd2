import { z } from "zod";
import { isProven } from "@/lib/auth/policy";
import { PressOf, PressWanted } from "@/lib/contracts/press";
import { ok } from "@/lib/engine/kernel/result";
import type { Session } from "../accounts/read-session";
import { EnterAbsence, enterAbsence, removeAbsence } from "../diplomacy/absences/absences";
import { readCalendar, renewCalendar, stopCalendar } from "../diplomacy/calendar";
import { deleteMap, PublishMap, publishMap } from "../diplomacy/maps/publish-map";
import { SaveMap, saveMap } from "../diplomacy/maps/save-map";
import { ActAsMaster, actAsMaster, SaveStatus, saveStatus } from "../diplomacy/master/act-as-master";
import { ExportOf, exportGame } from "../diplomacy/master/export-game";
import { foreseeRewind, RewindTo } from "../diplomacy/master/foresee-rewind";
import { ImportGame, importGame } from "../diplomacy/master/import-game";
import { ActsOf, readActs } from "../diplomacy/master/read-acts";
import { OpenGame, openGame } from "../diplomacy/open-game";
import { pressLog } from "../diplomacy/press/press-log";
import { readPress, readPressRoom } from "../diplomacy/press/read-press";
import { HistoryOf, readHistory } from "../diplomacy/read-history";
import { ReceiptsOf, readReceipts } from "../diplomacy/read-receipts";
import { door } from "./door";

const codes = {
  signIn: "table/sign_in",
  notAllowed: "table/sign_in",
  malformed: "diplomacy/malformed",
  slower: "table/slower",
} as const;

const deskCodes = { ...codes, slower: "desk/slower" } as const;

const away = {
  ...({ who: "member", limit: "settings" } as const),
  codes: {
    signIn: "account/session_ended",
    notAllowed: "account/guest_only_upgrades",
    malformed: "form/fields",
    slower: "account/wait",
  },
} as const;
const mapCodes = {
  ...{ signIn: "map/sign_in", notAllowed: "map/guest", malformed: "map/not_found", slower: "map/slower" },
} as const;
const hasProved = ({ provedAt }: Session): boolean => isProven(provedAt, Date.now());

export const diplomacyDoors = {
  open: door({
    ...({ name: "diplomacy/open", who: "signed_in", counts: ["openTable", "openTableGuests"], codes } as const),
    input: OpenGame,
    run: ({ member, address }, input) => openGame(member, input, address),
  }),
  /** The phases of a game, as whoever asks saw them. */
  history: door({
    ...({ name: "diplomacy/history", who: "anybody", limit: "gameHistory" } as const),
    codes: { ...codes, malformed: "diplomacy/unknown" },
    input: HistoryOf,
    run: ({ member }, input) => readHistory(member, input),
  }),
  /** When one is away, for all one's games. */
  enterAbsence: door({
    ...{ ...away, name: "diplomacy/enter-absence", input: EnterAbsence },
    run: ({ member }, input) => enterAbsence(member, input),
  }),
  removeAbsence: door({
    ...{ ...away, name: "diplomacy/remove-absence", input: z.object({ id: z.string().min(1).max(40) }) },
    run: async ({ member }, input) => ok(await removeAbsence(member, input)),
  }),
  renewCalendar: door({
    ...{ ...away, name: "diplomacy/renew-calendar", input: z.object({}) },
    run: async ({ member }) => ok(await renewCalendar(member)),
  }),
  stopCalendar: door({
    ...{ ...away, name: "diplomacy/stop-calendar", input: z.object({}) },
    run: async ({ member }) => ok(await stopCalendar(member)),
  }),
  /** By its secret address: a calendar program is nobody who is signed in. */
  calendar: door({
    ...({ name: "diplomacy/calendar", who: "anybody", limit: "calendarFeed" } as const),
    codes: { ...codes, malformed: "calendar/unknown" },
    input: z.object({ name: z.string().max(120) }),
    run: (_, input) => readCalendar(input),
  }),
  /** What masters did at a game, for its players. */
  acts: door({
    ...({ name: "diplomacy/acts", who: "signed_in", limit: "gameHistory" } as const),
    codes: { ...codes, malformed: "diplomacy/unknown" },
    input: ActsOf,
    run: ({ member }, input) => readActs(member, input),
  }),
  /** A game as a file, as whoever asks may see it. */
  export: door({
    ...({ name: "diplomacy/export", who: "anybody", limit: "gameHistory" } as const),
    codes: { ...codes, malformed: "diplomacy/unknown" },
    input: ExportOf,
    run: ({ member }, input) => exportGame(member, input),
  }),
  /** Something that only a game's master may do. */
  act: door({
    ...({ name: "diplomacy/act", who: "signed_in", limit: "masterDesk", codes: deskCodes } as const),
    input: ActAsMaster,
    run: ({ member }, input) => actAsMaster(member, input),
  }),
  /** What going back to a moment would come to. */
  foresee: door({
    ...({ name: "diplomacy/foresee", who: "signed_in", limit: "masterDesk", codes: deskCodes } as const),
    input: RewindTo,
    run: ({ member }, input) => foreseeRewind(member, input),
  }),
  saveStatus: door({
    ...({ name: "diplomacy/save-status", who: "signed_in", limit: "statusFiles", codes: deskCodes } as const),
    input: SaveStatus,
    run: ({ member }, input) => saveStatus(member, input),
  }),
  import: door({
    ...({ name: "diplomacy/import", who: "signed_in", limit: "statusFiles", codes: deskCodes } as const),
    counts: ["openTable", "openTableGuests"],
    input: ImportGame,
    run: ({ member, address }, input) => importGame(member, input, address),
  }),
  /** As whom one may write, and one's threads. */
  pressRoom: door({
    ...({ name: "diplomacy/press-room", who: "anybody", limit: "readPress" } as const),
    codes: { ...codes, malformed: "press/no_game" },
    input: PressOf,
    run: ({ member }, input) => readPressRoom(member, input),
  }),
  /** Letters of a thread or of the archive. */
  press: door({
    ...({ name: "diplomacy/press", who: "anybody", limit: "readPress" } as const),
    codes: { ...codes, malformed: "press/no_game" },
    input: PressWanted,
    run: ({ member }, input) => readPress(member, input),
  }),
  /** The archive as text. */
  pressLog: door({
    ...({ name: "diplomacy/press-log", who: "anybody", limit: "gameHistory" } as const),
    codes: { ...codes, malformed: "press/no_game" },
    input: PressOf,
    run: ({ member }, input) => pressLog(member, input),
  }),
  /** That one's own orders of this phase are held. */
  receipts: door({
    ...({ name: "diplomacy/receipts", who: "signed_in", limit: "orderReceipts" } as const),
    codes: { ...codes, malformed: "diplomacy/unknown" },
    input: ReceiptsOf,
    run: ({ member }, input) => readReceipts(member, input),
  }),
  /** A map of one's own, new or changed. */
  saveMap: door({
    ...({ name: "diplomacy/map_save", who: "member", limit: "mapSave" } as const),
    codes: { ...mapCodes, malformed: "map/long" },
    input: SaveMap,
    run: ({ member }, input) => saveMap(member, input),
  }),
  /** Puts a map on the list of trial maps or takes it off; staff, after a proof, others' too. */
  publishMap: door({
    ...({ name: "diplomacy/map_publish", who: "member", limit: "templateShelf", codes: mapCodes } as const),
    input: PublishMap,
    run: ({ member, session }, input) => publishMap(member, { ...input, proved: hasProved(session) }),
  }),
  deleteMap: door({
    ...({ name: "diplomacy/map_delete", who: "member", limit: "templateShelf", codes: mapCodes } as const),
    input: PublishMap.pick({ name: true }),
    run: ({ member }, input) => deleteMap(member, input),
  }),
};
