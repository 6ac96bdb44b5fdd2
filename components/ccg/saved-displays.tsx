"use client";
import { X } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { SavedView } from "@/lib/contracts/collection";
import { LONGEST_NAME } from "@/lib/engine/ccg/filter/display";
import { ActionForm, type FormAction } from "../ui/action-form";
import { Button, IconButton } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { useCollectionProblem } from "./collection-problem";
import { readView, viewPath } from "./view-state";

type Props = { game: string; displays: readonly SavedView[]; save: FormAction; forget: FormAction };

/** Views of one's cards that were kept under a name, and the one on the screen to keep as another. */
export function SavedDisplays({ game, displays, save, forget }: Props) {
  const { displays: t } = useTexts("collection");
  const words = useCollectionProblem();
  const { filter, sort } = readView(new URLSearchParams(useSearchParams()));
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
      <ActionForm action={save} words={words} hidden={{ game, filter, sort }} className="mt-2 flex flex-col gap-2">
        {(busy) => (
          <>
            <Field label={<span className="text-sm">{t.name}</span>}>
              <TextInput name="name" maxLength={LONGEST_NAME} required autoComplete="off" />
            </Field>
            <Button type="submit" dense busy={busy} className="self-start">
              {busy ? t.saving : t.save}
            </Button>
          </>
        )}
      </ActionForm>
    </section>
  );
}
