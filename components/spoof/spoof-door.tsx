"use client";
import { type ComponentProps, lazy, Suspense } from "react";

const SpoofPage = lazy(() => import("./spoof-page").then(({ SpoofPage }) => ({ default: SpoofPage })));

/** The door of a spoof table: what is behind it is loaded at tables of that world only. */
export const SpoofDoor = (props: ComponentProps<typeof SpoofPage>) => (
  <Suspense>
    <SpoofPage {...props} />
  </Suspense>
);
