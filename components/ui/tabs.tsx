"use client";
import clsx from "clsx";
import * as Primitive from "radix-ui/tabs";
import type { ReactNode } from "react";
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

export function Tabs({ label, tabs, onChange, className, children, ...rest }: TabsProps) {
  return (
    <Primitive.Root
      {...rest}
      defaultValue={rest.defaultValue ?? tabs[0]?.value}
      onValueChange={onChange}
      className={className}
    >
      <Primitive.List aria-label={label} className="flex shrink-0 gap-1 border-b border-line px-3">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-11 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium text-ink-2 hover:text-ink data-[state=active]:border-brass data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count ? <Badge>{tab.count}</Badge> : null}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  );
}

/** `keep`: stays mounted while hidden, so that a draft in it is not lost. */
export function TabPanel(props: { value: string; keep?: boolean; className?: string; children: ReactNode }) {
  return (
    <Primitive.Content
      value={props.value}
      {...(props.keep ? { forceMount: true as const } : {})}
      className={clsx("data-[state=inactive]:hidden", props.className)}
    >
      {props.children}
    </Primitive.Content>
  );
}
