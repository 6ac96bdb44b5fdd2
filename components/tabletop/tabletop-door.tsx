"use client";
import dynamic from "next/dynamic";

/** The door of a tabletop: what is behind it is loaded at tables of that world only. */
export const TabletopDoor = dynamic(() => import("./tabletop-page").then(({ TabletopPage }) => TabletopPage));
