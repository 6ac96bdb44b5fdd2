"use client";
import { useState } from "react";
import { nearestOf, sayRefusal } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import type { RefusedLine } from "@/lib/engine/diplomacy/orders/read-orders";
import type { OrderDesk } from "./order-desk";
import { orderExamples } from "./order-examples";
import { type OrderAct, type OrderSet, textOf } from "./order-set";
import { readOrderText } from "./read-order-text";

type Props = { desk: OrderDesk; set: OrderSet; act(act: OrderAct): void };

/** What somebody is typing, and which orders it came to. */
type Typed = { readonly text: string; readonly orders: OrderSet["orders"]; readonly refused: readonly RefusedLine[] };

/** So many lines that cannot be read are explained. */
const MOST = 8;

/**
 * The orders in the judge's syntax. What is typed is read at each stroke; lines that cannot be given are explained, with
 * the nearest order that can. When orders change elsewhere the text follows, and keeps the lines that were not read.
 */
export function OrderText({ desk, set, act }: Props) {
  const t = useTexts("diplomacy");
  const [typed, setTyped] = useState<Typed | null>(null);
  const written = textOf(desk, set.orders);
  const isOwn = typed !== null && textOf(desk, typed.orders) === written;
  const kept = typed?.refused.map(({ text }) => text) ?? [];
  const text = isOwn ? typed.text : [written, ...kept].filter((part) => part !== "").join("\n");
  const refused = isOwn ? typed.refused : readOrderText(desk, text).refused;

  const type = (next: string) => {
    const read = readOrderText(desk, next);
    setTyped({ text: next, ...read });
    act({ type: "replace", orders: read.orders });
  };
  /** Puts an order in the place of a line that cannot be given. */
  const use = ({ line, text: wrong }: RefusedLine, order: string) => {
    const lines = text.split("\n");
    lines[line - 1] = (lines[line - 1] ?? "").replace(wrong, order);
    type(lines.join("\n"));
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t.text.title}
        help={t.text.lead(orderExamples(desk))}
        error={
          refused.length > 0
            ? refusalsOf(refused)
                .map((line) => t.text.line(line.line, sayRefusal(t, desk.map, line)))
                .join(" ")
            : undefined
        }
      >
        <Textarea
          rows={Math.min(14, Math.max(6, text.split("\n").length + 1))}
          className="font-mono text-sm"
          spellCheck={false}
          autoCapitalize="characters"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {refused.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {refusalsOf(refused).map((line) => {
            const nearest = nearestOf(line);
            return (
              nearest && (
                <Button key={`${line.line} ${line.text}`} dense onClick={() => use(line, nearest)}>
                  {t.text.meant(nearest)}
                </Button>
              )
            );
          })}
        </div>
      )}
    </div>
  );
}

const refusalsOf = (refused: readonly RefusedLine[]): readonly RefusedLine[] => refused.slice(0, MOST);
