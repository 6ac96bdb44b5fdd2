"use client";
import { Check } from "lucide-react";
import * as RadixCheckbox from "radix-ui/checkbox";
import { useId } from "react";
import { type ToggleProps, ToggleRow } from "./toggle-row";

/** A yes that counts when the form is sent. */
export function Checkbox({ label, help, onChange, ...rest }: ToggleProps) {
  const id = useId();
  return (
    <ToggleRow id={id} label={label} help={help}>
      <RadixCheckbox.Root
        {...rest}
        id={id}
        aria-describedby={help ? `${id}h` : undefined}
        onCheckedChange={(state) => onChange?.(state === true)}
        className="grid size-6 shrink-0 place-items-center rounded-xs border border-edge bg-raised data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-on-primary"
      >
        <RadixCheckbox.Indicator>
          <Check className="size-4" />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
    </ToggleRow>
  );
}
