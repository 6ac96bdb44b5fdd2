"use client";
import { type ComponentProps, lazy, Suspense } from "react";

const SpoofTable = lazy(() => import("./spoof-table").then(({ SpoofTable }) => ({ default: SpoofTable })));

/** The door of a spoof table: what is behind it is loaded at tables of that world only. */
export const SpoofDoor = (props: ComponentProps<typeof SpoofTable>) => (
  <Suspense>
    <SpoofTable {...props} />
  </Suspense>
);
