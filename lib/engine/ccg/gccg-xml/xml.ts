import { SaxesParser } from "saxes";
import { err, ok, type Result } from "../../kernel/result";

/** An element with the place of its opening tag; lines and columns count from 1. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly line: number;
  readonly column: number;
};

/** Why a file cannot be read: a code `xml/what`, and where. */
export type XmlProblem = {
  readonly code: "xml/malformed" | "xml/too_deep" | "xml/unexpected" | "xml/missing" | "xml/invalid" | "xml/no_file";
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
};

const DEEPEST = 50;

/** Reads a document into its elements; text between them carries nothing in these files and is left out. */
export function readXml(text: string, file: string): Result<Element, XmlProblem> {
  const parser = new SaxesParser({ position: true, xmlns: false });
  const open: (Element & { children: Element[] })[] = [];
  const roots: Element[] = [];
  const problems: XmlProblem[] = [];
  const report = (code: XmlProblem["code"], message: string) =>
    problems.push({ code, message, file, line: parser.line, column: parser.column });
  let place = { line: 1, column: 1 };

  parser.on("error", (error) => report("xml/malformed", error.message.replace(/^\d+:\d+: /, "")));
  parser.on("opentagstart", () => {
    place = { line: parser.line, column: parser.column };
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [], ...place };
    (open.at(-1)?.children ?? roots).push(element);
    open.push(element);
    if (open.length === DEEPEST) report("xml/too_deep", "The elements are nested too deep");
  });
  parser.on("closetag", () => {
    open.pop();
  });

  for (let at = 0; at < text.length && problems.length === 0; at += 65_536) parser.write(text.slice(at, at + 65_536));
  if (problems.length === 0) parser.close();
  const [root] = roots;
  const [problem] = problems;
  if (problem) return err(problem);
  return root ? ok(root) : err({ code: "xml/missing", message: "The file is empty", file, line: 1, column: 1 });
}
