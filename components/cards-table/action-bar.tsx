"use client";
import clsx from "clsx";
import type { MouseEvent } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { Verb, Verbs } from "./verb";

/** A verb that only shows something, such as the last trick. */
export type Help = { id: string; label: string; letter?: string; run(): void };

type Props = {
  verbs: Verbs;
  helps: Help[];
  /** The act is on its way. */
  busy: boolean;
  /** Why nothing can be sent now. */
  blocked: string | null;
  keys: boolean;
  onVerb(verb: Verb): void;
  /** Opens the phone's sheet with everything that has no room here. */
  onMore(): void;
};

const feltButton = "on-felt";

/** The second click of a double one is none: by then another verb may stand there. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** At the foot, in the same place in every game: one brass verb that names the act, the others beside it. */
export function ActionBar({ verbs, helps, busy, blocked, keys, onVerb, onMore }: Props) {
  const { verbs: t } = useTexts("cardsTable");
  const { main } = verbs;
  const others = verbs.others.filter((verb) => !verb.inPad);
  const half = Math.ceil(helps.length / 2);
  const quiet = (help: Help) => (
    <Button key={help.id} kind="ghost" className={clsx(feltButton, "compact:hidden")} onClick={help.run}>
      {keys && help.letter && <Kbd>{help.letter}</Kbd>}
      {help.label}
    </Button>
  );
  return (
    <fieldset className="act" aria-label={t.title}>
      {main && (
        <Button
          kind={main.act && "queue" in main.act ? "secondary" : "brass"}
          className={clsx("act-main order-2", main.act && "queue" in main.act && "text-ink")}
          busy={busy}
          reason={blocked ?? (main.act ? null : main.reason)}
          onClick={once(() => onVerb(main))}
        >
          {main.label}
          <Kbd className="compact:hidden">Enter</Kbd>
        </Button>
      )}
      {others.map((verb, index) => (
        <Button
          key={verb.id}
          kind="ghost"
          // What loses the deal is not what stands at hand on a phone.
          className={clsx(feltButton, "order-3", (index > 0 || verb.ask === "claim") && "compact:hidden")}
          reason={blocked}
          onClick={once(() => onVerb(verb))}
        >
          {keys && verb.letter && <Kbd className="compact:hidden">{verb.letter}</Kbd>}
          <span className="compact:hidden">{verb.label}</span>
          <span className="hidden compact:inline">{verb.short ?? verb.label}</span>
        </Button>
      ))}
      <span className="contents [&>*]:order-1">{helps.slice(0, half).map(quiet)}</span>
      <span className="contents [&>*]:order-4">{helps.slice(half).map(quiet)}</span>
      <Button
        kind="ghost"
        className={clsx(feltButton, "order-5 desk:hidden")}
        aria-label={t.moreActions}
        onClick={onMore}
      >
        {t.more}
      </Button>
    </fieldset>
  );
}
