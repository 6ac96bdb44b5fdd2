"use client";
import { type ComponentProps, lazy, Suspense } from "react";

const DiplomacyPage = lazy(() => import("./diplomacy-page").then(({ DiplomacyPage }) => ({ default: DiplomacyPage })));

/** The door of a game of Diplomacy: what is behind it is loaded at tables of that world only. */
export const DiplomacyDoor = (props: ComponentProps<typeof DiplomacyPage>) => (
  <Suspense>
    <DiplomacyPage {...props} />
  </Suspense>
);
