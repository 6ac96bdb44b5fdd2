"use client";
import { X } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { SavedView } from "@/lib/contracts/collection";
import { LONGEST_NAME } from "@/lib/engine/ccg/filter/display";
import { ActionForm, type FormAction } from "../ui/action-form";
import { Button, IconButton } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { useCollectionProblem } from "./collection-problem";
import { readView, shownFilter, viewPath } from "./view-state";

type Props = { game: string; displays: readonly SavedView[]; save: FormAction; forget: FormAction };

/** Views of one's cards that were kept under a name, and the one on the screen to keep as another. */
export function SavedDisplays({ game, displays, save, forget }: Props) {
  const { displays: t } = useTexts("collection");
  const words = useCollectionProblem();
  const view = readView(new URLSearchParams(useSearchParams()));
  const [filter, sort] = [shownFilter(view), view.sort];
  const [name, setName] = useState("");
  const [asked, setAsked] = useState(false);
  const other = displays.find((display) => display.name === name.trim());
  const replaces = other !== undefined && (other.filter !== filter || other.sort !== sort);
  /** What the screen shows is kept: letters typed a moment ago are in the address by now, and not yet in this form. */
  const saveShown: FormAction = (state, form) => {
    const now = readView(new URLSearchParams(window.location.search));
    form.set("filter", shownFilter(now));
    form.set("sort", now.sort);
    return save(state, form);
  };
  return (
    <section aria-labelledby="saved-displays">
      <h2 id="saved-displays" className="font-ui text-sm font-semibold text-ink-2">
        {t.title}
      </h2>
      {displays.length > 0 && (
        <ul className="mt-1">
          {displays.map((display) => (
            <li key={display.name} className="flex items-center justify-between gap-2">
              <Link
                href={viewPath(game, display)}
                scroll={false}
                aria-current={display.filter === filter && display.sort === sort ? "true" : undefined}
                className="min-w-0 truncate py-2 underline-offset-4 hover:underline aria-current:font-semibold"
              >
                {display.name}
              </Link>
              <ActionForm action={forget} words={words} hidden={{ game, name: display.name }}>
                {(busy) => (
                  <IconButton type="submit" label={t.delete(display.name)} aria-disabled={busy || undefined}>
                    <X />
                  </IconButton>
                )}
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        action={saveShown}
        words={words}
        hidden={{ game, filter, sort, ...(replaces && asked ? { replace: "yes" } : {}) }}
        onSend={() => {
          setAsked(replaces);
          return !replaces || asked;
        }}
        onAnswer={() => setAsked(false)}
        className="mt-2 flex flex-col gap-2"
      >
        {(busy) => (
          <>
            <Field label={<span className="text-sm">{t.name}</span>}>
              <TextInput
                name="name"
                maxLength={LONGEST_NAME}
                required
                autoComplete="off"
                onChange={(event) => {
                  setName(event.target.value);
                  setAsked(false);
                }}
              />
            </Field>
            <p role="status" className="text-sm empty:hidden">
              {replaces && asked && t.exists(name.trim())}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" dense busy={busy}>
                {busy ? t.saving : replaces && asked ? t.replace : t.save}
              </Button>
              {replaces && asked && (
                <Button kind="ghost" dense onClick={() => setAsked(false)}>
                  {t.leave}
                </Button>
              )}
            </div>
          </>
        )}
      </ActionForm>
    </section>
  );
}
