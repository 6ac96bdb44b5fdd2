"use client";
import type { ComponentProps } from "react";

/** A form that keeps what was typed when its action comes back: React would reset it. */
export function KeptForm(props: ComponentProps<"form">) {
  return <form noValidate {...props} onReset={(event) => event.preventDefault()} />;
}
