import type { Drawing } from "@/lib/engine/diplomacy/maps/drawing";

/** What of a style a picture keeps. */
const KEPT = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...["opacity", "font-family", "font-size", "font-weight", "font-style", "paint-order", "text-anchor", "transform"],
];
const INITIAL: Readonly<Record<string, string>> = { "fill-opacity": "1", opacity: "1", transform: "none" };
/** What only serves pointing, or is not shown. */
const LEFT_OUT = ".hits, .target, .chosen-province, .chosen-ring, .drawn-line, .failure-reach, .far";
/** Pixels a unit of the drawing, in pictures made of pixels. */
const SHARP = 2;

/** Colours as every program reads them; the browser knows more ways to write one. */
function colourReader(): (value: string) => string {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map<string, string>();
  return (value) => {
    if (!/^(ok|color|lab|lch)/.test(value) || !context) return value;
    const found = known.get(value);
    if (found !== undefined) return found;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b, a = 255] = context.getImageData(0, 0, 1, 1).data;
    const plain = a === 255 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${(a / 255).toFixed(3)})`;
    known.set(value, plain);
    return plain;
  };
}

/** The whole map as it is shown, as an SVG file that stands by itself, in the colours of the present theme. */
export function svgOf(shown: SVGSVGElement, { width, height }: Drawing, title: string): string {
  const stage = document.createElement("div");
  stage.className = "diplomacy-map";
  stage.dataset.near = "true";
  stage.style.cssText = `position:fixed;left:-20000px;width:${width}px;height:${height}px;--map-scale:1;--map-size:1.1`;
  const copy = shown.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return "";
  stage.append(copy);
  document.body.append(stage);
  for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
  const colour = colourReader();
  for (const part of copy.querySelectorAll<SVGElement>("*")) {
    const style = getComputedStyle(part);
    const kept = KEPT.flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value === "" || value === INITIAL[name] ? [] : [`${name}:${colour(value).replaceAll('"', "'")}`];
    });
    part.dataset.style = kept.join(";");
  }
  for (const part of copy.querySelectorAll<SVGElement>("*")) {
    part.setAttribute("style", part.dataset.style ?? "");
    for (const name of [
      "data-style",
      "class",
      "role",
      "tabindex",
      "aria-label",
      "aria-hidden",
      "data-state",
      "data-order",
    ])
      part.removeAttribute(name);
  }
  stage.remove();
  for (const name of ["role", "aria-label", "aria-description", "style", "class"]) copy.removeAttribute(name);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const name = document.createElementNS("http://www.w3.org/2000/svg", "title");
  name.textContent = title;
  copy.prepend(name);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a PNG; null: the browser could not draw it. */
export async function pngOf(svg: string, { width, height }: Drawing): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * SHARP;
    canvas.height = height * SHARP;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to whoever reads the page. */
export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
