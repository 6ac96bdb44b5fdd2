"use client";
import { useTexts } from "@/components/texts/context";
import type { LessonId } from "@/lib/texts/sandbox/lessons.en";
import { gameOfLesson } from "./lessons";
import { LESSONS } from "./lessons.data";
import type { SandboxGame } from "./sandbox-game";

type Props = {
  /** The lesson that was opened last. */
  current: LessonId | null;
  onOpen(id: LessonId, game: SandboxGame): void;
};

/** Positions that teach a rule each, to open and try. */
export function LearnPanel({ current, onOpen }: Props) {
  const t = useTexts("sandbox");
  return (
    <div>
      <p className="p-4 text-ink-2">{t.learn.lead}</p>
      <ul className="border-t border-line">
        {LESSONS.map((lesson) => {
          const { title, text } = t.lessons[lesson.id];
          return (
            <li key={lesson.id} className="order-row" data-open={current === lesson.id}>
              <button
                type="button"
                aria-current={current === lesson.id || undefined}
                className="block min-h-11 w-full px-4 py-3 text-left hover:bg-sunken"
                onClick={() => onOpen(lesson.id, gameOfLesson(lesson))}
              >
                <span className="block font-semibold">{title}</span>
                <span className="mt-0.5 block text-sm text-ink-2">{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
