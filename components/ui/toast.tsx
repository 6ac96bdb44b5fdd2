"use client";
import { X } from "lucide-react";
import * as Primitive from "radix-ui/toast";
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, IconButton } from "./button";

export type ToastMessage = { text: string; undo?: { label: string; run(): void } };

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Says something in passing: a success elsewhere, or an act that can be undone. Never the only record of anything. */
export const useToast = () => useContext(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTexts("ui");
  const [messages, setMessages] = useState<(ToastMessage & { id: number })[]>([]);
  const next = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    next.current += 1;
    const id = next.current;
    setMessages((all) => [...all, { ...message, id }]);
  }, []);
  const drop = (id: number) => setMessages((all) => all.filter((message) => message.id !== id));
  return (
    <ToastContext value={show}>
      <Primitive.Provider duration={5000} swipeDirection="down">
        {children}
        {messages.map(({ id, text, undo }) => (
          <Primitive.Root
            key={id}
            onOpenChange={(open) => !open && drop(id)}
            className="flex items-center gap-3 rounded-md bg-ink py-1 pr-1 pl-4 text-paper shadow-3 animate-[rise-in_var(--dur-sheet)_var(--ease-out)]"
          >
            <Primitive.Title className="flex-1 py-2">{text}</Primitive.Title>
            {undo && (
              <Primitive.Action asChild altText={undo.label}>
                <Button kind="ghost" dense className="text-paper hover:text-ink" onClick={undo.run}>
                  {undo.label}
                </Button>
              </Primitive.Action>
            )}
            <Primitive.Close asChild>
              <IconButton label={t.dismiss} className="text-paper">
                <X />
              </IconButton>
            </Primitive.Close>
          </Primitive.Root>
        ))}
        <Primitive.Viewport className="fixed bottom-4 left-1/2 z-[60] flex w-[min(440px,calc(100vw-24px))] -translate-x-1/2 flex-col gap-2" />
      </Primitive.Provider>
    </ToastContext>
  );
}
