"use client";
import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useState } from "react";
import { Badge } from "./chip";

export type Tab = { value: string; label: string /** Something new behind the tab. */; count?: number };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onChange?(value: string): void;
  className?: string;
  /** `TabPanel`s. */
  children: ReactNode;
};

const TabsContext = createContext<{ id: string; value: string }>({ id: "", value: "" });

/** Several views in one place. Arrow keys go from tab to tab. Written by hand: the table page counts its bytes. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className, children }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value ?? "");
  const current = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === current);
    const goals: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const goal = goals[event.key];
    if (goal === undefined) return;
    const index = (goal + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    event.currentTarget.querySelectorAll("button")[index]?.focus();
  };
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex shrink-0 gap-1 border-b border-line px-3"
      >
        {tabs.map((tab) => {
          const on = tab.value === current;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={on}
              aria-controls={on ? `${id}-panel-${tab.value}` : undefined}
              tabIndex={on ? 0 : -1}
              onClick={() => choose(tab.value)}
              className="-mb-px flex h-11 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium text-ink-2 hover:text-ink aria-selected:border-brass aria-selected:text-ink"
            >
              {tab.label}
              {tab.count ? <Badge>{tab.count}</Badge> : null}
            </button>
          );
        })}
      </div>
      <TabsContext value={{ id, value: current }}>{children}</TabsContext>
    </div>
  );
}

type PanelProps = {
  value: string /** Stays mounted while hidden, with what was typed in it. */;
  keep?: boolean;
  className?: string;
  children: ReactNode;
};

export function TabPanel({ value, keep, className, children }: PanelProps) {
  const tabs = useContext(TabsContext);
  const on = tabs.value === value;
  if (!on && !keep) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      hidden={!on}
      className={on ? className : undefined}
    >
      {children}
    </div>
  );
}
