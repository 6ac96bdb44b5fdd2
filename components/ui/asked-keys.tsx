"use client";
import dynamic from "next/dynamic";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { KeyBindings } from "./keys-help";

const KeysHelp = dynamic(() => import("./keys-help").then((module) => module.KeysHelp), { ssr: false });

/** Shows the keys of a page when somebody asks with `?`; fetched only then. */
export function AskedKeys({ title, bindings }: { title: string; bindings: KeyBindings }) {
  const [open, setOpen] = useState(false);
  const { keys: t } = useTexts("ui");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [role=dialog]")) return;
    event.preventDefault();
    setOpen(true);
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
  return open && <KeysHelp open onOpenChange={setOpen} title={title} bindings={[...bindings, [["?"], t.show]]} />;
}
