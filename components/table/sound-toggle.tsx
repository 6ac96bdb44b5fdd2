"use client";
import { Bell, Volume2, VolumeX } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import type { SoundLevel } from "./types";

const NEXT: Record<SoundLevel, SoundLevel> = { off: "turn", turn: "all", all: "off" };
const ICONS = { off: VolumeX, turn: Bell, all: Volume2 };
const NAMES: Record<SoundLevel, string> = {
  off: "Sounds are off",
  turn: "A sound on your turn only",
  all: "All sounds are on",
};

/** Steps through off, only on one's turn, all. */
export function SoundToggle({ level, onChange }: { level: SoundLevel; onChange(level: SoundLevel): void }) {
  const Icon = ICONS[level];
  return (
    <IconButton label={NAMES[level]} onClick={() => onChange(NEXT[level])}>
      <Icon />
    </IconButton>
  );
}
