import { notFound } from "next/navigation";
import { SCENES } from "./mock/scenes";

/** Every component in its states. Development only. */
export default function GalleryPage() {
  if (process.env.NODE_ENV === "production") notFound();
  return (
    <div className="mx-auto max-w-[1240px] px-5 py-8">
      <h1 className="display-3xl">Gallery</h1>
      <ul>
        {Object.entries(SCENES).map(([name, scene]) => (
          <li key={name}>
            <a className="underline" href={`/gallery/table/${name}`}>
              {scene.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
