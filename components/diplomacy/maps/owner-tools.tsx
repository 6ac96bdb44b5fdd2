"use client";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { useRefusable } from "@/components/ui/use-refusable";
import type { Refusal } from "@/lib/engine/kernel/result";

type Props = {
  name: string;
  published: boolean;
  withdrawn: boolean;
  isOwn: boolean;
  /** Each answers why it was refused, or null. */
  publish(name: string, published: boolean): Promise<Refusal | null>;
  remove(name: string): Promise<Refusal | null>;
};

/** What the owner of a map, or the staff, does with its place on the list. */
export function OwnerTools({ name, published, withdrawn, isOwn, publish, remove }: Props) {
  const t = useTexts("diplomacyMaps");
  const path = usePathname();
  const [asking, ask] = useState(false);
  const { busy, refused, run } = useRefusable();
  const isShown = published ? true : isOwn ? !withdrawn : withdrawn;
  const label = published ? (isOwn ? t.unpublish : t.takeOff) : isOwn ? t.publish : t.allow;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {withdrawn && <p className="text-warn">{t.withdrawn}</p>}
      {isShown && (
        <Button busy={busy} onClick={() => run(() => publish(name, !published))}>
          {label}
        </Button>
      )}
      {isOwn && !withdrawn && (
        <Button kind="ghost" className="text-danger" onClick={() => ask(true)}>
          {t.remove}
        </Button>
      )}
      {refused && (
        <p role="alert" className="w-full text-sm text-danger">
          {refused.code === "account/prove" ? (
            <Link href={`/prove?next=${encodeURIComponent(path)}`} className="underline underline-offset-4">
              {t.refusals["account/prove"]}
            </Link>
          ) : (
            (t.refusals[refused.code] ?? t.refusals.other)
          )}
        </p>
      )}
      <Dialog
        open={asking}
        onOpenChange={ask}
        title={t.removeSure(name)}
        actions={
          <Button kind="danger" busy={busy} onClick={() => run(() => remove(name))}>
            {t.remove}
          </Button>
        }
      />
    </div>
  );
}
