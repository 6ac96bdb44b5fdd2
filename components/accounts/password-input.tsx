"use client";
import clsx from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { controlClass, useFieldProps } from "../ui/field";

/** A password that may be shown, pasted and filled in by a manager. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const { showPassword } = useTexts("accounts");
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        {...useFieldProps()}
        {...rest}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={clsx(controlClass, "h-11 pr-12", className)}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={showPassword}
        onClick={() => setShown(!shown)}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-sm text-ink-3 hover:text-ink"
      >
        {shown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
      </button>
    </div>
  );
}
