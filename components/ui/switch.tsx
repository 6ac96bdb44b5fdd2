"use client";
import * as RadixSwitch from "radix-ui/switch";
import { useId } from "react";
import { type ToggleProps, ToggleRow } from "./toggle-row";

/** On or off, at once. */
export function Switch({ label, help, onChange, ...rest }: ToggleProps) {
  const id = useId();
  return (
    <ToggleRow id={id} label={label} help={help}>
      <RadixSwitch.Root
        {...rest}
        id={id}
        aria-describedby={help ? `${id}h` : undefined}
        onCheckedChange={onChange}
        className="relative h-6 w-10 shrink-0 rounded-full border border-edge bg-sunken transition-colors duration-(--dur-hover) data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <RadixSwitch.Thumb className="block size-4 translate-x-[3px] rounded-full bg-edge transition-transform duration-(--dur-hover) data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-on-primary" />
      </RadixSwitch.Root>
    </ToggleRow>
  );
}
