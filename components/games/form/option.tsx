"use client";
import clsx from "clsx";
import { Plus, X } from "lucide-react";
import { createContext, useContext, useId, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, IconButton } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Step } from "@/lib/engine/cards/problem-path";
import { isRecord, isShaped, type Shape } from "@/lib/engine/cards/shape";
import type { GameOptionTexts } from "@/lib/texts/game-options/en";
import { type Problem, problemText } from "../problem-marks";
import { beginOf, docAt, type Plain, spread } from "../shape-at";
import { AsJson, Choice, WholeNumber, WordList, Words, YesNo } from "./controls";
import { DeckControl } from "./deck-control";
import { plainPath } from "./go-to-option";
import { kindNameOf, nameOf } from "./option-names";
import { alternating } from "./teams";
import { TeamsControl } from "./teams-control";
import type { WhyNotTold } from "./why-not.worker";
import { WithCode } from "./with-code";

export type FormOf = {
  texts: GameOptionTexts;
  problems: readonly Problem[];
  /** Path, joined with points → why it cannot be said now. */
  whyNot: WhyNotTold;
  /** How many play at most. */
  players: number;
  set(steps: readonly Step[], value: unknown): void;
};

export const FormContext = createContext<FormOf | null>(null);

function useForm(): FormOf {
  const form = useContext(FormContext);
  if (!form) throw new Error("An option stands outside its form.");
  return form;
}

/** Where sides are said: each seat has its own. */
const TEAMS = "opts.teams";

type OptionProps = { steps: readonly Step[]; shape: Shape; value: unknown };

const valueAt = (value: unknown, key: Step): unknown =>
  (isRecord(value) && typeof key === "string" && Object.hasOwn(value, key)) || Array.isArray(value)
    ? (value as Record<Step, unknown>)[key]
    : undefined;

/** One option: its name, what it does, its control, and what is wrong with it. */
export function Option({ steps, shape, value }: OptionProps) {
  const { form: t } = useTexts("gameEditor");
  const { texts, problems, whyNot, players, set } = useForm();
  const [kind, setKind] = useState<number | null>(null);
  const wrongId = useId();
  const path = steps.join(".");
  const kinds = spread(shape);
  const found = kinds.findIndex((one) => isShaped(one, value));
  const at = value === undefined ? (kinds.length === 1 ? 0 : null) : found >= 0 ? found : kind;
  const one = at === null ? undefined : kinds[at];
  const told = value === undefined ? whyNot[path] : undefined;
  const reason = told && problemText({ told }, texts.check);
  const errors = problems.filter((problem) => plainPath(problem.path) === path && problem.severity === "error");
  const isGroup = one?.is === "object" || (one?.is === "list" && path !== TEAMS && !isPlain(spread(one.of)));
  const last = steps.at(-1);
  const isItem = typeof last === "number";
  const key = isItem ? String(last + 1) : String(last);
  const called = isItem ? undefined : nameOf(steps, texts.names);
  const name = called ?? key;
  const label = called ? (
    <>
      <span className="font-semibold">{called}</span> <code className="text-xs font-normal text-ink-3">{key}</code>
    </>
  ) : (
    <code className="font-semibold">{key}</code>
  );
  const choose = (chosen: string): void => {
    const next = chosen === "" ? null : Number(chosen);
    setKind(next);
    const picked = next === null ? undefined : kinds[next];
    const sides = path === TEAMS && picked?.is === "list" ? alternating(players) : null;
    set(steps, sides ?? (picked ? beginOf(picked) : undefined));
  };
  const doc = isItem ? null : <WithCode text={docAt(steps, texts.docs)} />;
  const problemLines = errors.map(({ message }) => (
    <span key={message} className="block">
      {message}
    </span>
  ));
  const chooseKind = kinds.length > 1 && (
    <Select
      {...(at === null ? {} : { label: t.kindOf(name) })}
      value={at === null ? "" : String(at)}
      onChange={choose}
      disabled={reason !== undefined}
      options={[
        { value: "", label: t.notSaid },
        ...kinds.map((each, i) => ({ value: String(i), label: kindNameOf(each, steps, texts) })),
      ]}
    />
  );
  return (
    <div className={clsx("py-3", reason && "text-ink-3")} data-option={path}>
      {isGroup ? (
        <details open={value !== undefined || errors.length > 0}>
          <summary className="min-h-9 cursor-pointer" aria-describedby={errors.length > 0 ? wrongId : undefined}>
            {label} <span className="text-sm text-ink-2">{doc}</span>
            {reason && <span className="block text-sm">{reason}</span>}
          </summary>
          {errors.length > 0 && (
            <p id={wrongId} className="mt-1 text-sm text-danger">
              {problemLines}
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {chooseKind && <div className="w-64">{chooseKind}</div>}
            {value === undefined && kinds.length === 1 && !reason && (
              <Button dense onClick={() => set(steps, one ? beginOf(one) : {})}>
                {t.add(name)}
              </Button>
            )}
            {value !== undefined && !isItem && (
              <Button dense kind="ghost" onClick={() => set(steps, undefined)}>
                {t.takeAway(name)}
              </Button>
            )}
          </div>
          {one && value !== undefined && <Inside steps={steps} shape={one} value={value} />}
        </details>
      ) : (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <Field
            label={label}
            help={
              <>
                {doc}
                {reason && <span className="block">{reason}</span>}
              </>
            }
            error={errors.length > 0 ? problemLines : undefined}
            className="min-w-0 flex-[1_1_16rem]"
          >
            {one ? (
              <Control
                steps={steps}
                shape={one}
                value={value}
                disabled={reason !== undefined}
                name={name}
                field={key}
              />
            ) : value === undefined ? (
              chooseKind
            ) : (
              <AsJson value={value} onChange={(next) => set(steps, next)} />
            )}
          </Field>
          {(one || value !== undefined) && chooseKind && <div className="mt-7.5 w-56 phone:mt-0">{chooseKind}</div>}
        </div>
      )}
    </div>
  );
}

/** Words or numbers, that fit on a line. */
const isPlain = (shapes: readonly Plain[]): boolean =>
  shapes.every(({ is }) => is === "text" || is === "int" || is === "choice");

function Control({
  steps,
  shape,
  value,
  disabled,
  name,
  field,
}: OptionProps & { shape: Plain; disabled: boolean; name: string; field: string }) {
  const { players, set } = useForm();
  const onChange = (next: unknown): void => set(steps, next);
  switch (shape.is) {
    case "bool":
      return <YesNo value={value as boolean | undefined} disabled={disabled} onChange={onChange} />;
    case "int":
      return <WholeNumber value={value as number | undefined} disabled={disabled} onChange={onChange} />;
    case "choice":
      return (
        <Choice value={value as string | undefined} values={shape.values} disabled={disabled} onChange={onChange} />
      );
    case "text":
      return (
        <Words
          value={value as string | undefined}
          disabled={disabled}
          onChange={onChange}
          long={field === "description" || field === "template.description"}
        />
      );
    case "list":
      if (steps.join(".") === "opts.cards")
        return <DeckControl cards={Array.isArray(value) ? value.map(String) : []} label={name} onChange={onChange} />;
      if (steps.join(".") === TEAMS)
        return <TeamsControl teams={value as number[][]} players={players} label={name} onChange={onChange} />;
      return (
        <WordList
          value={value as (string | number)[] | undefined}
          numbers={spread(shape.of).every(({ is }) => is === "int")}
          disabled={disabled}
          onChange={onChange}
        />
      );
    case "null":
      return null;
    case "object":
      return <AsJson value={value} disabled={disabled} onChange={onChange} />;
  }
}

/** What stands in an object or a list, and the ways to add to it. */
function Inside({ steps, shape, value }: OptionProps & { shape: Plain }) {
  const { form: t } = useTexts("gameEditor");
  const { set } = useForm();
  if (shape.is === "list") {
    const items = Array.isArray(value) ? value : [];
    return (
      <div className="mt-2 space-y-2 border-l-2 border-line pl-4">
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are their places
          <div key={i} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Option steps={[...steps, i]} shape={shape.of} value={item} />
            </div>
            <IconButton label={t.takeAway(String(i + 1))} onClick={() => set([...steps, i], undefined)}>
              <X className="size-4" />
            </IconButton>
          </div>
        ))}
        <Button dense onClick={() => set([...steps, items.length], beginOf(shape.of))}>
          <Plus aria-hidden="true" className="size-4" /> {t.addItem}
        </Button>
      </div>
    );
  }
  if (shape.is !== "object") return null;
  const record = isRecord(value) ? value : {};
  const own = shape.open ? Object.keys(record).filter((key) => !Object.hasOwn(shape.keys, key)) : [];
  return (
    <div className="mt-2 divide-y divide-line border-l-2 border-line pl-4">
      {Object.entries(shape.keys)
        // Of what is numbered the numbers that are there, and the first.
        .filter(([key]) => !/^[1-9]\d*$/.test(key) || Object.hasOwn(record, key))
        .map(([key, inner]) => (
          <Option key={key} steps={[...steps, key]} shape={inner} value={valueAt(record, key)} />
        ))}
      {shape.open &&
        own.map((key) => (
          <div key={key} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Option steps={[...steps, key]} shape={shape.open!} value={record[key]} />
            </div>
            <IconButton label={t.takeAway(key)} onClick={() => set([...steps, key], undefined)}>
              <X className="size-4" />
            </IconButton>
          </div>
        ))}
      {shape.open && <AddKey taken={own} onAdd={(key) => set([...steps, key], beginOf(shape.open!))} />}
    </div>
  );
}

/** A name of the author's own: a suit, a level, a declaration, a language. */
function AddKey({ taken, onAdd }: { taken: readonly string[]; onAdd(key: string): void }) {
  const { form: t } = useTexts("gameEditor");
  const [key, setKey] = useState("");
  const add = (): void => {
    if (key === "" || taken.includes(key)) return;
    onAdd(key);
    setKey("");
  };
  return (
    <div className="flex items-end gap-2 py-3">
      <Field label={t.newName} className="w-40">
        <TextInput
          value={key}
          onChange={(event) => setKey(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <Button onClick={add}>{t.addName}</Button>
    </div>
  );
}
