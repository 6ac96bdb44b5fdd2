"use client";
import clsx from "clsx";
import { useEffect, useId, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { controlClass, Textarea, TextInput, useFieldProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { isCard } from "@/lib/engine/cards/card-hints";

/** `undefined`: nothing is said. */
type Props<Value> = { value: Value | undefined; disabled?: boolean; onChange(value: Value | undefined): void };

/** What is typed counts on leaving or with Enter: every change is checked and written into the text. */
function useTyped(shown: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  return {
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: () => {
      if (typed !== shown) commit(typed);
    },
  };
}

/** Enter says a field; the form round it is not sent. */
const onEnter = (event: React.KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.blur();
};

/** Says what is wrong with what is typed, tied to its control beside what the field says of it. */
function useWrong(text: string) {
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const described = useFieldProps()["aria-describedby"];
  return {
    setWrong,
    props: wrong ? { "aria-invalid": true, "aria-describedby": clsx(id, described) } : {},
    said: wrong && (
      <p id={id} role="alert" className="text-sm text-danger">
        {text}
      </p>
    ),
  };
}

export function YesNo({ value, disabled, onChange }: Props<boolean>) {
  const { form: t } = useTexts("gameEditor");
  return (
    <Select
      {...(disabled ? { disabled } : {})}
      value={value === undefined ? "" : String(value)}
      onChange={(chosen) => onChange(chosen === "" ? undefined : chosen === "true")}
      options={[
        { value: "", label: t.notSaid },
        { value: "true", label: t.yes },
        { value: "false", label: t.no },
      ]}
    />
  );
}

export function Choice({ value, values, disabled, onChange }: Props<string> & { values: readonly string[] }) {
  const { form: t } = useTexts("gameEditor");
  return (
    <Select
      {...(disabled ? { disabled } : {})}
      value={value ?? ""}
      onChange={(chosen) => onChange(chosen === "" ? undefined : chosen)}
      options={[{ value: "", label: t.notSaid }, ...values.map((each) => ({ value: each, label: each }))]}
    />
  );
}

export function WholeNumber({ value, disabled, onChange }: Props<number>) {
  const { form: t } = useTexts("gameEditor");
  const { setWrong, props, said } = useWrong(t.wholeNumber);
  const typed = useTyped(value === undefined ? "" : String(value), (text) => {
    const trimmed = text.trim();
    const fits = trimmed === "" || /^-?\d{1,9}$/.test(trimmed);
    setWrong(!fits);
    if (fits) onChange(trimmed === "" ? undefined : Number(trimmed));
  });
  return (
    <>
      <TextInput
        inputMode="numeric"
        disabled={disabled}
        {...typed}
        {...props}
        onKeyDown={onEnter}
        className="max-w-40"
      />
      {said}
    </>
  );
}

export function Words({ value, disabled, onChange, long }: Props<string> & { long?: boolean }) {
  const typed = useTyped(value ?? "", (text) => onChange(text === "" ? undefined : text));
  return long ? (
    <Textarea disabled={disabled} rows={8} {...typed} />
  ) : (
    <TextInput disabled={disabled} {...typed} onKeyDown={onEnter} />
  );
}

/** A list of words or numbers, with blanks or commas between. */
export function WordList({ value, disabled, numbers, onChange }: Props<(string | number)[]> & { numbers: boolean }) {
  const { form: t } = useTexts("gameEditor");
  const { setWrong, props, said } = useWrong(t.wholeNumber);
  const typed = useTyped((value ?? []).join(" "), (text) => {
    const words = text.split(/[\s,]+/).filter((word) => word !== "");
    const fits = !numbers || words.every((word) => /^-?\d{1,9}$/.test(word));
    setWrong(!fits);
    if (fits) onChange(words.length === 0 ? undefined : numbers ? words.map(Number) : words);
  });
  return (
    <>
      <TextInput disabled={disabled} {...typed} {...props} onKeyDown={onEnter} />
      {said}
      <CardNames words={value ?? []} />
    </>
  );
}

/** Cards of a list as people know them. */
function CardNames({ words }: { words: readonly (string | number)[] }) {
  const { card: nameOf } = useTexts("cards");
  const cards = words.filter((word) => typeof word === "string" && isCard(word));
  if (cards.length === 0 || cards.length < words.length) return null;
  return <p className="mt-1 text-sm text-ink-2">{cards.map((card) => nameOf(String(card))).join(", ")}</p>;
}

/** What has no control of its own, as JSON. */
export function AsJson({ value, disabled, onChange }: Props<unknown>) {
  const { form: t } = useTexts("gameEditor");
  const { setWrong, props, said } = useWrong(t.notJson);
  const field = useFieldProps();
  const typed = useTyped(value === undefined ? "" : JSON.stringify(value), (text) => {
    if (text.trim() === "") {
      setWrong(false);
      return onChange(undefined);
    }
    try {
      const read: unknown = JSON.parse(text);
      setWrong(false);
      onChange(read);
    } catch {
      setWrong(true);
    }
  });
  return (
    <>
      <textarea
        {...field}
        rows={2}
        disabled={disabled}
        spellCheck={false}
        {...typed}
        {...props}
        className={clsx(controlClass, "py-2 font-mono text-sm")}
      />
      {said}
    </>
  );
}
