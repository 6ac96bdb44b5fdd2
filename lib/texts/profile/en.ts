import type { PartResult } from "../../contracts/diplomacy-records";
import { speechOf } from "../speech";

const { plural } = speechOf("en");
const games = (n: number) => plural(n, { one: "1 game", other: `${n} games` });

const RESULTS: Record<PartResult, string> = {
  solo: "won alone",
  draw: "shared a draw",
  survived: "survived",
  eliminated: "eliminated",
  resigned: "resigned",
  stopped: "broken off",
};

/** A member's page as everybody sees it. */
export const profile = {
  noMember: "No such member",
  noMemberText: "Nobody here goes by this nick. Check its spelling.",
  toLobby: "Go to the lobby",
  keeper: "Keeper of the house",
  guest: "Guest",
  edit: "Edit profile",
  since: "Here since",
  seen: "Last seen",
  about: "About",
  lately: "Lately",
  latelyList: "Tables lately",
  noneLately: "At no public table lately.",
  tabletop: {
    title: "Collectible cards",
    players: "Players",
    wins: "Won",
    draws: "Drawn",
    losses: "Lost",
    share: "Share",
    percent: (percent: number): string => `${percent.toFixed(1)} %`,
    earned: (sum: string): string => `Earned in all: ${sum}.`,
  },
  diplomacy: {
    title: "Diplomacy",
    played: "Games played",
    playing: "Being played",
    reliability: "Reliability",
    percent: (inTime: number, phases: number): string => `${Math.floor((100 * inTime) / phases)} %`,
    unknown: "not known yet",
    definition: (inTime: number, phases: number): string =>
      `Reliability is the share of phases with orders in time: of ${plural(phases, { one: "1 phase", other: `${phases} phases` })} in which orders were asked, ${inTime} had them by the deadline. Phases that were rolled back do not count.`,
    secret:
      "Games without names count once they are over and everybody may know who played, blind ones once they are over.",
    power: "Power",
    games: "Games",
    howEnded: "How they ended",
    result: (result: PartResult, n: number): string => `${n} ${RESULTS[result]}`,
    results: RESULTS,
    none: "No game is over yet.",
    withBots: (n: number, results: readonly string[]): string =>
      `Against bots, which count for nothing above: ${games(n)} (${results.join(", ")}).`,
  },
};

export type ProfileTexts = typeof profile;
