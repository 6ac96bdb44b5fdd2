"use client";
import clsx from "clsx";
import * as Primitive from "radix-ui/dropdown-menu";
import { Fragment, type ReactNode } from "react";

export type MenuItem =
  | { label: string; icon?: ReactNode; onSelect(): void; danger?: boolean; disabled?: boolean; href?: undefined }
  | { label: string; icon?: ReactNode; href: string; danger?: boolean; disabled?: boolean };

type Props = {
  trigger: ReactNode;
  /** Groups of items, with a line between them. */
  groups: readonly (readonly MenuItem[])[];
  /** Stands open from the first moment: for menus that are loaded when they are asked for. */
  defaultOpen?: boolean;
};

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-brass-soft desk:min-h-9 [&_svg]:size-4.5";

/** Verbs that need no place of their own. `trigger` is a button. */
export function Menu({ trigger, groups, defaultOpen }: Props) {
  return (
    <Primitive.Root defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1 text-ink shadow-3 animate-[fade-in_var(--dur-hover)_var(--ease-out)]"
        >
          {groups.map((group, index) => (
            <Fragment key={group[0]?.label ?? index}>
              {index > 0 && <Primitive.Separator className="my-1 h-px bg-line" />}
              {group.map((item) =>
                item.href === undefined ? (
                  <Primitive.Item
                    key={item.label}
                    disabled={item.disabled}
                    onSelect={item.onSelect}
                    className={clsx(itemClass, item.danger && "text-danger")}
                  >
                    {item.icon}
                    {item.label}
                  </Primitive.Item>
                ) : (
                  <Primitive.Item key={item.label} asChild disabled={item.disabled} className={itemClass}>
                    <a href={item.href}>
                      {item.icon}
                      {item.label}
                    </a>
                  </Primitive.Item>
                ),
              )}
            </Fragment>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
