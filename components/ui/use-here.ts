"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is drawn by its browser: not by the server, nor at the first time, when it has to be what the server wrote. */
export const useHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
