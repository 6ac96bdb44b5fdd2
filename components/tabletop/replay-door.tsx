"use client";
import dynamic from "next/dynamic";

/** The door of a tabletop's replay: what is behind it is loaded there only. */
export const ReplayDoor = dynamic(() => import("./replay-page").then(({ ReplayPage }) => ReplayPage));
