import clsx from "clsx";
import { pictureOf } from "@/lib/contracts/card-pictures";

const HUES: Readonly<Record<string, number>> = { WC: 168, ST: 245, EF: 24, BD: 70 };

type Props = {
  /** What is written on it: the name of its set. */
  title: string;
  set: string;
  type: string;
  /** The address of the picture on it, up to the size. */
  picture: string | null;
  className?: string;
};

/** A closed pack, drawn: a wrapper in its set's colour with a picture on it. A starter is a box. */
export function PackArt({ title, set, type, picture, className }: Props) {
  const hue = HUES[set] ?? 300;
  const box = type !== "booster";
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "relative flex aspect-[63/92] flex-col overflow-hidden shadow-card",
        box ? "rounded-sm border-4" : "rounded-xs",
        className,
      )}
      style={{
        background: `linear-gradient(100deg, oklch(.36 .07 ${hue}), oklch(.5 .085 ${hue}) 38%, oklch(.33 .06 ${hue}) 62%, oklch(.45 .08 ${hue}))`,
        borderColor: `oklch(.28 .05 ${hue})`,
        containerType: "inline-size",
      }}
    >
      {!box && <Crimp />}
      <span className="flex flex-1 flex-col items-center justify-between px-[7cqw] py-[5cqw] text-center">
        <span className="font-display leading-tight font-semibold text-balance text-[oklch(.97_.015_88)] text-[10cqw]">
          {title}
        </span>
        {picture ? (
          <img
            src={pictureOf(picture, "s")}
            alt=""
            loading="lazy"
            className="aspect-square w-[74cqw] rounded-full border-[1.6cqw] border-[oklch(.8_.1_82)] object-cover"
          />
        ) : (
          <span className="font-display text-[40cqw] text-[oklch(.8_.1_82)]">♠</span>
        )}
        <span className="rounded-full bg-[oklch(.2_.02_70/.55)] px-[5cqw] py-[1cqw] font-medium text-[oklch(.93_.05_86)] text-[8cqw]">
          {type}
        </span>
      </span>
      {!box && <Crimp />}
    </span>
  );
}

const Crimp = () => (
  <span className="h-[5cqw] shrink-0 bg-[repeating-linear-gradient(90deg,oklch(1_0_0/.25)_0_1.6cqw,oklch(0_0_0/.18)_1.6cqw_3.2cqw)]" />
);
