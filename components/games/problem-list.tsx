import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { Fix } from "@/lib/engine/cards/shape";
import { useTexts } from "../texts/context";
import { Button } from "../ui/button";
import type { Problem } from "./problem-marks";

type Props = {
  /** Null: not checked yet. */
  problems: readonly Problem[] | null;
  onGo(problem: Problem): void;
  /** Makes the edits that mend problems. */
  onFix(fixes: readonly Fix[]): void;
};

/** Every problem with the way to its line; or that there is none. */
export function ProblemList({ problems, onGo, onFix }: Props) {
  const { problems: t } = useTexts("gameEditor");
  if (!problems) return <p className="text-ink-2">{t.checking}</p>;
  const fixes = problems.flatMap(({ fix }) => fix ?? []);
  const errors = problems.filter((problem) => problem.severity === "error").length;
  return (
    <div>
      <p role="status" className="flex items-center gap-2 font-medium">
        {errors === 0 ? (
          <>
            <CircleCheck aria-hidden="true" className="size-5 text-ok" /> {t.none}
          </>
        ) : (
          <>
            <CircleAlert aria-hidden="true" className="size-5 text-danger" />
            {t.toFix(errors)}
          </>
        )}
      </p>
      {fixes.length > 1 && (
        <Button dense className="mt-2" onClick={() => onFix(fixes)}>
          {t.fixAll(fixes.length)}
        </Button>
      )}
      <ul className="mt-2">
        {problems.map((problem) => (
          <li key={`${problem.from} ${problem.path} ${problem.message}`} className="flex items-start gap-2">
            <button
              type="button"
              onClick={() => onGo(problem)}
              className="flex min-w-0 flex-1 gap-2.5 rounded-sm px-2 py-2 text-left hover:bg-sunken"
            >
              <span className={problem.severity === "error" ? "text-danger" : "text-warn"}>
                {problem.severity === "error" ? (
                  <CircleAlert aria-label={t.error} className="mt-0.5 size-4.5" />
                ) : (
                  <TriangleAlert aria-label={t.warning} className="mt-0.5 size-4.5" />
                )}
              </span>
              <span className="min-w-0">
                <span className="text-sm text-ink-3">
                  {t.line(problem.line)}
                  {problem.path && <code className="ml-1.5 break-all">{problem.path}</code>}
                </span>
                <span className="block break-words">
                  {problem.lead} {problem.message}
                </span>
              </span>
            </button>
            {problem.fix && (
              <Button dense aria-label={t.fixOf(problem.message)} onClick={() => problem.fix && onFix([problem.fix])}>
                {t.fix}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
