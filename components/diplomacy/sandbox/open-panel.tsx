"use client";
import { type RefObject, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Field, Textarea, TextInput } from "@/components/ui/field";
import type { Drawing } from "@/lib/engine/diplomacy/maps/drawing";
import type { SandboxTexts } from "@/lib/texts/sandbox/en";
import { PictureButtons } from "../map/picture-buttons";
import { linkOf } from "./link";
import type { StatusFault } from "./read-status";
import type { SandboxGame } from "./sandbox-game";

type Props = {
  game: SandboxGame;
  /** "Spring 1901, movement". */
  title: string;
  drawing: Drawing | null;
  svg: RefObject<SVGSVGElement | null>;
  onOpen(game: SandboxGame): void;
};

/** Takes a position out of the sandbox, as link or picture, and brings one in, from a status file. */
export function OpenPanel({ game, title, drawing, svg, onOpen }: Props) {
  return (
    <div className="flex flex-col gap-6 p-4">
      <ShareLink game={game} />
      {drawing && <PictureButtons {...{ svg, drawing, title }} />}
      <StatusForm onOpen={onOpen} />
    </div>
  );
}

function ShareLink({ game }: { game: SandboxGame }) {
  const t = useTexts("sandbox");
  const [copied, setCopied] = useState<{ link: string; done: boolean } | null>(null);
  const fragment = linkOf(game);
  if (fragment === null) return <p className="text-ink-2">{t.tooLong}</p>;
  const link = `${window.location.origin}${window.location.pathname}#${fragment}`;
  const told = copied?.link === link ? copied : null;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied({ link, done: true }),
      () => setCopied({ link, done: false }),
    );
  return (
    <div className="flex flex-col gap-2">
      <Field label={t.shareTitle} help={t.shareLead}>
        <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex items-center gap-3">
        <Button kind="primary" dense onClick={() => void copy()}>
          {t.copy}
        </Button>
        <span role="status">{told && (told.done ? t.copied : t.copyFailed)}</span>
      </div>
    </div>
  );
}

function StatusForm({ onOpen }: Pick<Props, "onOpen">) {
  const t = useTexts("sandbox").file;
  const [text, setText] = useState("");
  const [fault, setFault] = useState<StatusFault | null>(null);
  const open = async (file: string) => {
    // The reader of status files comes when one is opened.
    const { gameOfStatus } = await import("./read-status");
    const read = gameOfStatus(file);
    setFault(read.ok ? null : read.error);
    if (read.ok) onOpen(read.value);
  };
  /** Status files are latin-1: every byte is a character. */
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = file.size > 4_000_000 ? null : new TextDecoder("latin1").decode(await file.arrayBuffer());
    if (read === null) return setFault({ code: "tooLarge" });
    setText(read);
    await open(read);
  };
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-ui text-base font-semibold tracking-normal">{t.title}</h2>
      <p className="text-sm text-ink-2">{t.lead}</p>
      <Field label={t.label} error={fault ? sayFault(t, fault) : undefined}>
        <Textarea
          rows={5}
          className="font-mono text-sm"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button dense reason={text.trim() === "" ? t.lead : null} onClick={() => void open(text)}>
          {t.open}
        </Button>
        <label
          className={`${buttonClass("secondary", true)} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
        >
          {t.choose}
          <input
            type="file"
            className="sr-only"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </label>
      </div>
    </div>
  );
}

const sayFault = (t: SandboxTexts["file"], fault: StatusFault): string =>
  fault.code === "problem" ? t.problem(fault.line, fault.message) : t[fault.code];
