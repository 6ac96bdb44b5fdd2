import { CallJudge, CreateTournament, EnterTournament, JudgeMatch, OneTournament } from "@/lib/contracts/tournaments";
import { createTournament } from "../tournaments/create-tournament";
import { enterTournament, leaveTournament } from "../tournaments/enter-tournament";
import { beginNow, callJudge, callOffTournament, judgeMatch } from "../tournaments/judge-match";
import { door } from "./door";

const common = {
  who: "member",
  limit: "tournaments",
  codes: {
    signIn: "tournament/sign_in",
    notAllowed: "tournament/members_only",
    malformed: "tournament/malformed",
    slower: "tournament/wait",
  },
} as const;

export const tournamentDoors = {
  /** Opens one; asked again with the same key, it is the same. */
  create: door({
    ...common,
    name: "tournaments/create",
    ego: "shut",
    input: CreateTournament,
    run: ({ member }, input) => createTournament(member, input),
  }),
  enter: door({
    ...common,
    name: "tournaments/enter",
    input: EnterTournament,
    run: ({ member }, input) => enterTournament(member, input),
  }),
  leave: door({
    ...common,
    name: "tournaments/leave",
    input: OneTournament,
    run: ({ member }, input) => leaveTournament(member, input),
  }),
  begin: door({
    ...common,
    name: "tournaments/begin",
    input: OneTournament,
    run: ({ member }, input) => beginNow(member, input),
  }),
  callOff: door({
    ...common,
    name: "tournaments/call_off",
    input: OneTournament,
    run: ({ member }, input) => callOffTournament(member, input),
  }),
  judge: door({
    ...common,
    name: "tournaments/judge",
    input: JudgeMatch,
    run: ({ member }, input) => judgeMatch(member, input),
  }),
  callJudge: door({
    ...common,
    name: "tournaments/call_judge",
    input: CallJudge,
    run: ({ member }, input) => callJudge(member, input),
  }),
};
