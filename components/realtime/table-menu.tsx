"use client";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import { MenuSign } from "@/components/ui/sign";
import type { HostMenuProps } from "./host-menu";

const load = () => import("./host-menu");
const HostMenu = lazy(load);

/** The door of the table's menu; what is behind it is loaded when somebody reaches for it. */
export function TableMenu(props: HostMenuProps) {
  const { menu: t } = useTexts("table");
  const [wanted, setWanted] = useState(false);
  const door = (
    <IconButton
      label={t.title}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      <MenuSign />
    </IconButton>
  );
  return wanted ? (
    <Suspense fallback={door}>
      <HostMenu {...props} />
    </Suspense>
  ) : (
    door
  );
}
