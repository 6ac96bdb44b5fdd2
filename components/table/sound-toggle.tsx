"use client";
import { Bell, Volume2, VolumeX } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import type { SoundLevel } from "./types";

const NEXT: Record<SoundLevel, SoundLevel> = { off: "turn", turn: "all", all: "off" };
const ICONS = { off: VolumeX, turn: Bell, all: Volume2 };

/** Steps through off, only on one's turn, all. */
export function SoundToggle({ level, onChange }: { level: SoundLevel; onChange(level: SoundLevel): void }) {
  const { sounds: t } = useTexts("table");
  const Icon = ICONS[level];
  return (
    <IconButton label={t[level]} onClick={() => onChange(NEXT[level])}>
      <Icon />
    </IconButton>
  );
}
