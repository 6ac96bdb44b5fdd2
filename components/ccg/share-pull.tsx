"use client";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { Refusal } from "@/lib/engine/kernel/result";
import { Button, buttonClass } from "../ui/button";
import { useRefusable } from "../ui/use-refusable";
import { shopProblem } from "./shop-problem";

/** Makes a page of a pack for others or takes it down; answers what was refused, null if it is done. */
export type SharePull = (given: { pack: string; shared: boolean }) => Promise<Refusal | null>;

/** Shows an opened pack to others by a link, and hides it again: nothing is shown before one wishes so. */
export function SharePullForm({ pack, shared, share }: { pack: string; shared: boolean; share: SharePull }) {
  const { share: t, lost } = useTexts("packs");
  const { problems } = useTexts("shop");
  const [on, setOn] = useState(shared);
  const [copied, setCopied] = useState(false);
  const { busy, refused, run } = useRefusable();
  const path = `/pulls/${pack}`;
  const set = (next: boolean) =>
    run(async () => {
      const problem = await share({ pack, shared: next });
      setCopied(false);
      if (!problem) setOn(next);
      return problem;
    });
  const problem = refused && (refused.code === "lost" ? lost : shopProblem(refused, problems));
  const copy = async () => {
    // Where there is no clipboard, the link itself is there to be copied.
    await navigator.clipboard?.writeText(new URL(path, window.location.href).href).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <>
      {on ? (
        <>
          <Link href={path} className={buttonClass("secondary")}>
            <Share2 aria-hidden="true" className="size-4" />
            {t.page}
          </Link>
          <Button kind="ghost" onClick={copy}>
            {copied ? t.copied : t.copy}
          </Button>
          <Button kind="ghost" busy={busy} onClick={() => set(false)}>
            {t.hide}
          </Button>
        </>
      ) : (
        <Button busy={busy} icon={<Share2 aria-hidden="true" className="size-4" />} onClick={() => set(true)}>
          {t.show}
        </Button>
      )}
      <span role="status" className="w-full text-sm text-ink-2 empty:hidden">
        {problem ?? (on ? t.shown : "")}
      </span>
    </>
  );
}
