"use client";
import { Download, Printer } from "lucide-react";
import type { RefObject } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Drawing } from "@/lib/engine/diplomacy/maps/drawing";
import { download, pngOf, svgOf } from "./picture";

type Props = {
  svg: RefObject<SVGSVGElement | null>;
  drawing: Drawing;
  /** What the picture shows; the name of its file is made of it. */
  title: string;
};

/** Saves the map that is shown as SVG or PNG, or prints the page. */
export function PictureButtons({ svg, drawing, title }: Props) {
  const { map: t } = useTexts("diplomacy");
  const name = title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");
  const save = async (as: "svg" | "png") => {
    if (!svg.current) return;
    const text = svgOf(svg.current, drawing, title);
    const file = as === "svg" ? new Blob([text], { type: "image/svg+xml" }) : await pngOf(text, drawing);
    if (file) download(`${name}.${as}`, file);
  };
  return (
    <fieldset className="flex flex-wrap gap-2" aria-label={t.savePicture}>
      <legend className="mb-1.5 font-medium">{t.savePicture}</legend>
      <Button dense icon={<Download className="size-4" />} onClick={() => void save("svg")}>
        {t.asSvg}
      </Button>
      <Button dense icon={<Download className="size-4" />} onClick={() => void save("png")}>
        {t.asPng}
      </Button>
      <Button dense icon={<Printer className="size-4" />} onClick={() => window.print()}>
        {t.print}
      </Button>
    </fieldset>
  );
}
