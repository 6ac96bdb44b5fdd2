"use client";
import dynamic from "next/dynamic";

/** The door of a draft: what is behind it is loaded at tables of that world only. */
export const DraftDoor = dynamic(() => import("./draft-page").then(({ DraftPage }) => DraftPage));
