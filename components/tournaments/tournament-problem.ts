import type { Refusal } from "@/lib/engine/kernel/result";
import type { TournamentsTexts } from "@/lib/texts/tournaments/en";

type Texts = TournamentsTexts["problems"];
type Facts = Readonly<Record<string, unknown>>;
const factsOf = (data: Refusal["data"]): Facts => (typeof data === "object" && data !== null ? (data as Facts) : {});

/** Refusals that are said with what they tell. */
const TOLD: Readonly<Record<string, (t: Texts, facts: Facts) => string>> = {
  "tournament/seats": (t, { min, max }) => t.seats(Number(min), Number(max)),
  "tournament/starts": (t, { days }) => t.starts(Number(days)),
  "tournament/more_prizes": (t, { most }) => t.more_prizes(Number(most)),
  "tournament/too_many": (t, { most }) => t.too_many(Number(most)),
  "tournament/illegal": (t, { format, violations }) =>
    t.illegal(String(format), Array.isArray(violations) ? violations.map(String) : []),
  "tournament/proxies": (t, { count }) => t.proxies(Number(count)),
  "tournament/few": (t, { least }) => t.few(Number(least)),
  "ledger/short": (t) => t.short,
  "ego/shut": (t) => t.ego,
};

/** What happened and what to do, for each refusal of tournaments. */
export function tournamentProblem({ code, data }: Refusal, t: Texts): string {
  const told = TOLD[code];
  if (told) return told(t, factsOf(data));
  const said = t[code.replace("tournament/", "") as keyof Texts];
  return typeof said === "string" ? said : t.malformed;
}
