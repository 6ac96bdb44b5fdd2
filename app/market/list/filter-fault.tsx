import { corrected } from "@/components/ccg/complete-query";
import { QueryCaret } from "@/components/ccg/query-caret";
import { Link } from "@/components/ui/link";
import type { QueryProblem } from "@/lib/contracts/query-problem";
import type { QueryTexts } from "@/lib/texts/query/en";
import { sayQueryProblem } from "@/lib/texts/query/say-problem";

type Props = {
  text: string;
  problem: QueryProblem;
  t: QueryTexts;
  /** The address of this page with another filter. */
  to(filter: string): string;
};

/** Where the filter of a form is wrong, why, and what may have been meant. Here nothing is ordered. */
export function FilterFault({ text, problem, t, to }: Props) {
  const isOrder = problem.code === "filter/unknown_word" && problem.data.why === "order";
  const suggestions = isOrder ? [] : problem.suggestions;
  return (
    <>
      <QueryCaret text={text} at={problem.at} className="-mt-1 pl-3" />
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {sayQueryProblem(problem, t)}
        {suggestions.length > 0 && <span className="text-ink-2">{t.didYouMean}</span>}
        {suggestions.map((suggestion) => (
          <Link
            key={suggestion}
            href={to(corrected(text, problem, suggestion))}
            className="inline-flex min-h-6 items-center font-semibold text-ink underline underline-offset-4"
          >
            {suggestion}
          </Link>
        ))}
      </span>
    </>
  );
}
