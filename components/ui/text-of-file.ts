import type { Language } from "@/lib/texts/languages";

/** What programs on Windows save a text in where they do not ask: by the language of whoever reads it. */
const OF_WINDOWS: Record<Language, string> = { en: "windows-1252", et: "windows-1257" };

/**
 * The text of a file that somebody gives, however it was saved: UTF-8 and UTF-16 by their marks, else UTF-8, and what is
 * none as Windows saves it.
 */
export async function textOfFile(file: Blob, language: Language): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OF_WINDOWS[language]).decode(bytes);
  }
}
