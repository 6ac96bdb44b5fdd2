"use client";
import { powerName } from "@/components/diplomacy/names";
import { sayRefusal } from "@/components/diplomacy/order-words";
import { helpFor } from "@/components/diplomacy/room/words";
import { asData, asList, asNumber, asText } from "@/components/table/json-read";
import { useTexts } from "@/components/texts/context";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Refusal } from "@/lib/engine/kernel/result";

/** Says why something was not done, by what the judge or the table refused. */
export function useDeskHelp(): (refusal: Refusal) => string {
  const diplomacy = useTexts("diplomacy");
  const diplomacyTable = useTexts("diplomacyTable");
  const table = useTexts("table");
  const tableTalk = useTexts("tableTalk");
  const t = useTexts("diplomacyMaster");
  const own: Readonly<Record<string, string>> = {
    ...{ "table/busy": t.busyElsewhere, [LOST.code]: t.lost, [TOO_LARGE.code]: t.tooLarge },
  };
  return (refusal) => own[refusal.code] ?? helpFor(refusal, { diplomacy, diplomacyTable, table, tableTalk });
}

/** The server could not be reached. */
export const LOST: Refusal = { code: "desk/lost", data: {} };
/** A file that no status file can be: it is not sent. */
export const TOO_LARGE: Refusal = { code: "desk/too_large", data: {} };

/** What the readers of files and settings say: in English, as files are. */
export const English = ({ children }: { children: string }) => <span lang="en">{children}</span>;

/** Why something was not done at the desk, and what it is about, a line each. */
export function DeskRefusal({ refusal, map }: { refusal: Refusal; map: DiplomacyMap }) {
  const help = useDeskHelp();
  const diplomacy = useTexts("diplomacy");
  const t = useTexts("diplomacyMaster");
  const { code, data } = refusal;
  const about = asData(data);
  const faults = asList(about.faults).map((fault) => {
    const { line, code: why, data: of } = asData(fault);
    const said = sayRefusal(diplomacy, map, { code: asText(why) ?? "", ...(of === undefined ? {} : { data: of }) });
    return t.bring.line(asNumber(line) ?? 0, said).join("");
  });
  const late = asList(about.powers).map((power) => powerName(map, asText(power) ?? ""));
  // What the readers of settings and maps say is English, as in the files.
  const read = code === "settings/bad" ? asList(data) : code === "morph/refused" ? asList(about.problems) : [];
  const settings = read.map((one) => asText(asData(one).message) || (asText(asData(one).code) ?? ""));
  const lines = [...faults, ...(code === "process/missing" && late.length > 0 ? [t.missing(late)] : [])];
  return (
    <div role="alert" className="text-danger">
      <p>{help(refusal)}</p>
      {lines.length + settings.length > 0 && (
        <ul className="list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {settings.map((line) => (
            <li key={line}>
              <English>{line}</English>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
