"use client";
import encodeQR from "qr";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import { Dialog } from "@/components/ui/dialog";

/** The quiet zone round a code, in modules, as readers want it. */
const QUIET = 4;

/** The dark modules of a code as one path. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

/** The address of this table as a code that a phone reads, with the address under it. */
export default function LinkCode({ address, onClose }: { address: string; onClose(): void }) {
  const { foot: t } = useTexts("table");
  const modules = useMemo(() => encodeQR(address, "raw", { ecc: "medium", border: QUIET }), [address]);
  const size = modules.length;
  return (
    <Dialog open onOpenChange={onClose} title={t.codeTitle} description={t.codeHelp}>
      <figure className="flex flex-col items-center gap-3 pb-2">
        {/* A code is dark on light, whatever the page is. */}
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t.codeTitle}
          className="w-full max-w-72 rounded-md bg-white"
          shapeRendering="crispEdges"
        >
          <path d={pathOf(modules)} fill="black" />
        </svg>
        <figcaption className="max-w-full text-center text-sm break-all text-ink-2 select-all">{address}</figcaption>
      </figure>
    </Dialog>
  );
}
