import type { ComponentProps, ReactNode } from "react";
import { WishButton } from "./wish-button";

type Heart = ComponentProps<typeof WishButton>;
/** `wish`: null for those who can wish for nothing. */
type Props = Omit<Heart, "className" | "wish"> & { wish: Heart["wish"] | null; children: ReactNode };

/** A card with a heart on it: shown where the pointer or the focus is, on touch screens, and once it is pressed. */
export const Wishable = ({ children, wish, ...heart }: Props) =>
  wish === null ? (
    children
  ) : (
    <span className="group/wish relative block">
      {children}
      <WishButton
        {...heart}
        wish={wish}
        className="absolute! bottom-[29%] left-1 z-1 bg-[oklch(.2_.02_70/.72)] text-[oklch(.97_.015_88)] opacity-0 transition-opacity group-focus-within/wish:opacity-100 group-hover/wish:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-90"
      />
    </span>
  );
