/** A line of a status file, with the first line of its block: the same order may stand under two powers. */
type Placed = { readonly head: string; readonly line: string };

function placed(text: string): Placed[] {
  const lines: Placed[] = [];
  let head = "";
  for (const line of text.split("\n").map((one) => one.trim()))
    if (line === "") head = "";
    else {
      head ||= line;
      lines.push({ head, line });
    }
  return lines;
}

const keyOf = ({ head, line }: Placed): string => `${head}\n${line}`;

/** What a status file has that another text of it has not, block by block: `FRANCE: A PAR - BUR`. */
export function linesLost(file: string, text: string): string[] {
  const left = new Map<string, number>();
  for (const one of placed(text)) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  return placed(file).flatMap((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), count - 1);
    return count > 0 ? [] : [one.line === one.head ? one.line : `${one.head}: ${one.line}`];
  });
}
