"use client";
import { createContext, type ReactNode, useContext } from "react";

export type Faces = "drawn" | "glyph";

const FacesContext = createContext<Faces>("drawn");

/** Chooses how all cards below it are drawn; four colours tell clubs from spades and diamonds from hearts. */
export function CardFaces({
  faces,
  fourColour,
  children,
}: {
  faces: Faces;
  fourColour?: boolean;
  children: ReactNode;
}) {
  return (
    <FacesContext value={faces}>
      <div className={fourColour ? "contents four-colour" : "contents"}>{children}</div>
    </FacesContext>
  );
}

export const useFaces = (): Faces => useContext(FacesContext);
