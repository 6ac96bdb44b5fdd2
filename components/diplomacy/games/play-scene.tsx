import type { ReactNode } from "react";

type Props = { title: string; lead: string; children: ReactNode };

/** The way into a game, beside the map that it is played on. */
export function PlayScene({ title, lead, children }: Props) {
  return (
    <section
      aria-labelledby="play-now"
      className="relative isolate overflow-hidden rounded-lg border border-line bg-surface shadow-1"
    >
      <img
        src="/diplomacy/maps/standard/picture"
        alt=""
        width={900}
        height={760}
        decoding="async"
        className="absolute inset-y-0 right-0 -z-10 h-full w-3/5 object-cover object-[50%_40%] [mask-image:linear-gradient(90deg,transparent,#000_55%)] phone:inset-x-0 phone:top-0 phone:h-40 phone:w-full phone:[mask-image:linear-gradient(#000_45%,transparent)] dark:brightness-75"
      />
      <div className="flex flex-col justify-center gap-4 p-5 tablet:min-h-72 tablet:w-3/5 tablet:p-8 phone:pt-40">
        <div>
          <h2 id="play-now" className="display-3xl">
            {title}
          </h2>
          <p className="mt-1 max-w-96 text-ink-2">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
