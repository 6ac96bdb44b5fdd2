"use client";
import dynamic from "next/dynamic";

/** The door of a spoof table: what is behind it is loaded at tables of that world only. */
export const SpoofDoor = dynamic(() => import("./spoof-page").then(({ SpoofPage }) => SpoofPage));
