import { useTexts } from "@/components/texts/context";
import { type Refusal, type Result, refusalOf } from "@/lib/engine/kernel/result";
import { useRefusable } from "../ui/use-refusable";
import { tournamentProblem } from "./tournament-problem";

/** An act in a tournament, as an action of the site. */
export type Act = (given: unknown) => Promise<Result<{ id: string }, Refusal>>;

/** Does one act at a time; tells what kept it from being done. */
export function useAct(act: Act) {
  const { problems } = useTexts("tournaments");
  const { busy, refused, run } = useRefusable("tournament/lost");
  return {
    busy,
    problem: refused && tournamentProblem(refused, problems),
    run: (given: unknown, done?: (id: string) => void) =>
      run(async () => {
        const answer = await act(given);
        if (answer.ok) done?.(answer.value.id);
        return refusalOf(answer);
      }),
  };
}
