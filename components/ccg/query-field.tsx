"use client";
import clsx from "clsx";
import { CircleAlert, Search, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "@/components/texts/context";
import type { QueryProblem } from "@/lib/contracts/query-problem";
import type { Completion, Completions } from "@/lib/engine/ccg/filter/complete";
import { sayQueryProblem } from "@/lib/texts/query/say-problem";
import { IconButton } from "../ui/button";
import { controlClass } from "../ui/field";
import { corrected } from "./complete-query";
import { QueryCaret } from "./query-caret";

type Props = {
  label: string;
  value: string;
  onChange(text: string): void;
  /** Enter, with no completion chosen. */
  onEnter?(): void;
  complete(text: string, cursor: number): Completions;
  /** Orders what is shown instead of filtering it, where that was asked for. */
  onOrder?(to: { filter: string; sort: string }): void;
  /** Does something else with a completion than to write it? */
  onChoose?(option: Completion): boolean;
  problem: QueryProblem | null;
  placeholder?: string;
  input?: Ref<HTMLInputElement>;
  help?: ReactNode;
};

const NOTHING: Completions = { from: 0, to: 0, options: [] };
const MOST = 8;

/** A line in the language of filters and orders: completes what is written, and points at what is wrong. */
export function QueryField({
  label,
  value,
  onChange,
  onEnter,
  complete,
  onOrder,
  onChoose,
  problem,
  placeholder,
  input,
  help,
}: Props) {
  const t = useTexts("query");
  const id = useId();
  const own = useRef<HTMLInputElement | null>(null);
  const [open, setOpen] = useState<Completions>(NOTHING);
  const [chosen, setChosen] = useState(-1);
  const [asked, setAsked] = useState(false);
  const options = open.options.slice(0, MOST);

  // Completions would hide what is wrong before them; asked for, or for the wrong word itself, they help to fix it.
  const listed = options.length > 0 && (asked || !problem || problem.at >= open.from);

  const close = () => {
    setOpen(NOTHING);
    setChosen(-1);
  };
  const offer = (text: string, cursor: number, wanted: boolean) => {
    const found = complete(text, cursor);
    // Unasked only where a word was begun, or where its value comes next.
    const begun = cursor > found.from || /[=<>:]\s*$/.test(text.slice(0, cursor));
    setOpen(wanted || begun ? found : NOTHING);
    setAsked(wanted);
    setChosen(-1);
  };
  const take = (option: Completion) => {
    const { text } = option;
    if (onChoose?.(option)) return close();
    const next = value.slice(0, open.from) + text + value.slice(open.to);
    const cursor = open.from + text.length;
    // At once, so that what is typed next comes after it.
    flushSync(() => {
      onChange(next);
      close();
    });
    own.current?.focus();
    own.current?.setSelectionRange(cursor, cursor);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = listed ? options[chosen] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      if (!listed) offer(value, event.currentTarget.selectionStart ?? value.length, true);
      else setChosen((chosen + step + options.length + (chosen < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (option) take(option);
      else {
        close();
        onEnter?.();
      }
    } else if (event.key === "Escape" && listed) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className="relative min-w-0">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-4.5 text-ink-3" />
      <input
        ref={(element) => {
          own.current = element;
          if (typeof input === "function") input(element);
          else if (input) input.current = element;
        }}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={listed}
        aria-controls={listed ? `${id}l` : undefined}
        aria-activedescendant={listed && chosen >= 0 ? `${id}o${chosen}` : undefined}
        aria-autocomplete="list"
        aria-invalid={problem ? true : undefined}
        aria-describedby={clsx(problem && `${id}e`, help && `${id}h`) || undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          offer(event.target.value, event.target.selectionStart ?? event.target.value.length, false);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={clsx(controlClass, "h-12 pr-11 pl-10.5")}
      />
      {value !== "" && (
        <span className="absolute top-0.5 right-0.5">
          <IconButton
            label={t.clear}
            onClick={() => {
              onChange("");
              close();
              own.current?.focus();
            }}
          >
            <X />
          </IconButton>
        </span>
      )}
      {listed && (
        <div
          id={`${id}l`}
          role="listbox"
          aria-label={t.completions}
          className="absolute top-13 left-0 z-30 max-h-80 w-full max-w-md overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-3"
        >
          {options.map((option, place) => (
            <div
              key={option.text}
              id={`${id}o${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === chosen}
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                take(option);
              }}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 aria-selected:bg-brass-soft hover:bg-sunken desk:min-h-9"
            >
              <span className="truncate font-medium">{option.text}</span>
              <span className="text-sm text-ink-3">
                {option.kind !== "operator" && option.kind !== "keyword" && t.kinds[option.kind]}
              </span>
            </div>
          ))}
        </div>
      )}
      {problem && <Wrong id={`${id}e`} text={value} problem={problem} onCorrect={onChange} onOrder={onOrder} />}
      {help && (
        <div id={`${id}h`} className="sr-only">
          {help}
        </div>
      )}
    </div>
  );
}

/** Points at the place, says what is wrong there, and offers what may have been meant. */
function Wrong({
  id,
  text,
  problem,
  onCorrect,
  onOrder,
}: {
  id: string;
  text: string;
  problem: QueryProblem;
  onCorrect(text: string): void;
  onOrder: Props["onOrder"];
}) {
  const t = useTexts("query");
  const to = problem.code === "filter/unknown_word" ? problem.data.to : undefined;
  const { at, suggestions } = problem;
  return (
    <div className="mt-0.5 text-sm text-danger">
      <QueryCaret text={text} at={at} className="pl-10.5" />
      <p id={id} role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="flex gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {sayQueryProblem(problem, t)}
        </span>
        {suggestions.length > 0 && <span className="text-ink-2">{t.didYouMean}</span>}
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            onClick={() => (to && onOrder ? onOrder(to) : onCorrect(corrected(text, problem, suggestion)))}
            className="min-h-6 rounded-xs font-semibold text-ink underline underline-offset-4"
          >
            {suggestion}
          </button>
        ))}
      </p>
    </div>
  );
}
