"use client";
import { RadioCards } from "../ui/radio-cards";

const KEEPS = ["returned", "kept"] as const;

type Props = { label: string; keeps: { readonly [keep in (typeof KEEPS)[number]]: string } };

/** Whether those who play an event keep the cards that they open there; a form has it as `keep`. */
export const KeepField = ({ label, keeps }: Props) => (
  <div className="flex flex-col gap-1.5">
    <span aria-hidden="true" className="font-medium">
      {label}
    </span>
    <RadioCards
      label={label}
      name="keep"
      defaultValue="returned"
      options={KEEPS.map((keep) => ({ value: keep, label: keeps[keep] }))}
    />
  </div>
);
