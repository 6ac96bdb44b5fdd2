"use client";
import clsx from "clsx";
import { Check, ChevronDown } from "lucide-react";
import * as Primitive from "radix-ui/select";
import { controlClass, useFieldProps } from "./field";

export type Option = { value: string; label: string; disabled?: boolean };

type Props = {
  options: readonly Option[];
  value?: string;
  defaultValue?: string;
  onChange?(value: string): void;
  name?: string;
  placeholder?: string;
  /** The name where no `Field` gives one. */
  label?: string;
  className?: string;
};

/** One of a list. With a `name` it takes part in a form. */
export function Select({ options, onChange, placeholder = "Choose", label, className, ...rest }: Props) {
  const field = useFieldProps();
  const chosen = options.find((option) => option.value === rest.value)?.label;
  return (
    <Primitive.Root {...rest} onValueChange={onChange}>
      <Primitive.Trigger
        {...field}
        aria-label={label}
        className={clsx(
          controlClass,
          "flex h-11 items-center justify-between gap-2 text-left data-placeholder:text-ink-3",
          className,
        )}
      >
        {/* Named here where it is known: the list itself comes only with the script. */}
        <Primitive.Value placeholder={placeholder}>{chosen}</Primitive.Value>
        <Primitive.Icon>
          <ChevronDown className="size-4 text-ink-3" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-80 min-w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-line bg-raised shadow-3"
        >
          <Primitive.Viewport className="p-1">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-6 rounded-sm px-3 outline-none data-disabled:opacity-55 data-highlighted:bg-brass-soft desk:min-h-9"
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Check className="size-4 text-brass" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
