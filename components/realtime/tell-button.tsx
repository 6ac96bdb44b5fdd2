"use client";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import type { TableIntent } from "@/lib/engine/kernel/table/vocabulary";
import { isUnderWay, type LiveTable } from "./use-table";

type Props = Omit<ComponentProps<typeof Button>, "onClick" | "busy"> & { live: LiveTable; intent: TableIntent };

/** A button that asks something of the table: busy from the press until what came of it shows. */
export function TellButton({ live, intent, ...rest }: Props) {
  return <Button {...rest} busy={isUnderWay(live, intent)} onClick={() => void live.tell(intent)} />;
}
