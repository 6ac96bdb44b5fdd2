"use client";
import dynamic from "next/dynamic";

/**
 * The door of a game of Diplomacy: what is behind it is loaded at tables of that world only. Its styles come with the page:
 * without them the first picture would be another one.
 */
export const DiplomacyDoor = dynamic(() => import("./diplomacy-page").then(({ DiplomacyPage }) => DiplomacyPage));
