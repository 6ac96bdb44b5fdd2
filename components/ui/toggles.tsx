"use client";
import clsx from "clsx";
import { Check } from "lucide-react";
import * as RadixCheckbox from "radix-ui/checkbox";
import * as RadioGroup from "radix-ui/radio-group";
import * as RadixSwitch from "radix-ui/switch";
import { type ReactNode, useId } from "react";

type ToggleProps = {
  label: ReactNode;
  help?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?(checked: boolean): void;
  name?: string;
  disabled?: boolean;
};

function Row({ id, label, help, children }: { id: string; label: ReactNode; help?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-start gap-3 py-2.5">
      {children}
      <label htmlFor={id} className="cursor-pointer">
        {label}
        {help && (
          <span id={`${id}h`} className="block text-sm text-ink-3">
            {help}
          </span>
        )}
      </label>
    </div>
  );
}

/** On or off, at once. */
export function Switch({ label, help, onChange, ...rest }: ToggleProps) {
  const id = useId();
  return (
    <Row id={id} label={label} help={help}>
      <RadixSwitch.Root
        {...rest}
        id={id}
        aria-describedby={help ? `${id}h` : undefined}
        onCheckedChange={onChange}
        className="relative h-6 w-10 shrink-0 rounded-full border border-edge bg-sunken transition-colors duration-(--dur-hover) data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <RadixSwitch.Thumb className="block size-4 translate-x-[3px] rounded-full bg-edge transition-transform duration-(--dur-hover) data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-on-primary" />
      </RadixSwitch.Root>
    </Row>
  );
}

/** A yes that counts when the form is sent. */
export function Checkbox({ label, help, onChange, ...rest }: ToggleProps) {
  const id = useId();
  return (
    <Row id={id} label={label} help={help}>
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
    </Row>
  );
}

export type RadioCard = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

type RadioCardsProps = {
  label: string;
  options: readonly RadioCard[];
  value?: string;
  defaultValue?: string;
  onChange?(value: string): void;
  name?: string;
  className?: string;
};

/** One of a few that deserve a sentence each. */
export function RadioCards({ label, options, onChange, className, ...rest }: RadioCardsProps) {
  return (
    <RadioGroup.Root {...rest} aria-label={label} onValueChange={onChange} className={clsx("grid gap-2", className)}>
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="group flex min-h-11 items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-left hover:border-edge disabled:opacity-55 data-[state=checked]:border-brass data-[state=checked]:bg-brass-soft"
        >
          <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-raised">
            <RadioGroup.Indicator className="size-2.5 rounded-full bg-brass" />
          </span>
          <span>
            <span className="font-medium">{option.label}</span>
            {option.help && <span className="block text-sm text-ink-2">{option.help}</span>}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
