import { notFound } from "next/navigation";
import { TextsOfCardTable } from "@/components/texts/doors/card-table";
import { Markdown } from "@/components/ui/markdown";
import { CardParts } from "./card-parts";
import { THOUSAND } from "./mock/base";
import { SCENES } from "./mock/scenes";
import { UiParts } from "./ui-parts";

const PARTS = [
  "scenes",
  "collection",
  "buttons",
  "forms",
  "layers",
  "signs",
  "lists",
  "deck",
  "styles",
  "score-sheet",
  "tricks",
  "takeback",
  "markdown",
];

/** Every component in its states. Development only. */
export default function GalleryPage() {
  if (process.env.NODE_ENV === "production") notFound();
  return (
    <div className="mx-auto w-full max-w-[1240px] px-5 py-8 phone:px-3">
      <h1 className="display-3xl">Gallery</h1>
      <nav aria-label="Parts" className="my-4 flex flex-wrap gap-x-4">
        {PARTS.map((part) => (
          <a key={part} href={`#${part}`} className="flex min-h-8 items-center underline underline-offset-4">
            {part}
          </a>
        ))}
      </nav>
      <section id="scenes" aria-labelledby="scenes-title" className="border-t border-line py-6">
        <h2 id="scenes-title" className="mb-4 display-xl">
          Tables
        </h2>
        <ul className="grid gap-x-6 tablet:grid-cols-2">
          {Object.entries(SCENES).map(([name, scene]) => (
            <li key={name}>
              <a className="flex min-h-9 items-center underline underline-offset-4" href={`/gallery/table/${name}`}>
                {scene.title}
              </a>
            </li>
          ))}
          {["hiding", "guessing", "over"].map((phase) => (
            <li key={phase}>
              <a
                className="flex min-h-9 items-center underline underline-offset-4"
                href={`/gallery/spoof?phase=${phase}`}
              >
                Spoof, {phase}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section id="collection" aria-labelledby="collection-title" className="border-t border-line py-6">
        <h2 id="collection-title" className="mb-4 display-xl">
          Collection
        </h2>
        <a className="flex min-h-9 items-center underline underline-offset-4" href="/gallery/collection">
          Ten thousand cards
        </a>
      </section>
      <TextsOfCardTable language="en">
        <UiParts />
        <CardParts />
      </TextsOfCardTable>
      <section id="markdown" aria-labelledby="markdown-title" className="border-t border-line py-6">
        <h2 id="markdown-title" className="mb-4 display-xl">
          Markdown
        </h2>
        <Markdown>{THOUSAND.description}</Markdown>
      </section>
    </div>
  );
}
