"use client";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "./button";

type Props = { onFile(file: File | undefined): void; children: ReactNode };

/** Chooses a JSON file of one's own; the same one can be chosen again. */
export const JsonFileButton = ({ onFile, children }: Props) => (
  <label
    className={`${buttonClass("secondary")} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
  >
    <Upload aria-hidden="true" className="size-4.5" />
    {children}
    <input
      type="file"
      accept=".json,application/json"
      className="sr-only"
      onChange={(event) => {
        onFile(event.target.files?.[0]);
        event.target.value = "";
      }}
    />
  </label>
);
