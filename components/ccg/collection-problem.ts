import { useTexts } from "@/components/texts/context";
import { LONGEST_NAME } from "@/lib/engine/ccg/filter/display";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { CollectionTexts } from "@/lib/texts/collection/en";
import type { QueryTexts } from "@/lib/texts/query/en";

const field = (data: Refusal["data"], name: string): unknown =>
  typeof data === "object" && data !== null && name in data ? (data as Record<string, unknown>)[name] : undefined;
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What happened and what to do, for each refusal of the collection. */
function collectionProblem(
  { code, data }: Refusal,
  t: CollectionTexts["problems"],
  display: QueryTexts["display"],
): string {
  const [room] = code.split("/");
  switch (code) {
    case "ego/shut":
      return t.ego;
    case "set/sign_in":
    case "display/sign_in":
    case "binder/sign_in":
      return t.signIn;
    case "set/members_only":
    case "display/members_only":
    case "binder/members_only":
      return t.membersOnly;
    case "binder/wait":
      return t.wait;
    case "set/incomplete":
      return t.incomplete(Number(field(data, "missing") ?? 0), texts(field(data, "names")));
    case "set/offered_just_now":
      return t.offeredJustNow;
    case "set/registered_already": {
      const name = field(data, "name");
      return t.registeredAlready(typeof name === "string" ? name : null);
    }
    case "set/unknown":
      return t.unknownSet(texts(field(data, "sets")));
    case "display/no_name":
      return display.noName;
    case "display/long_name":
      return display.longName(LONGEST_NAME);
    case "note/too_many":
      return t.tooManyNotes(Number(field(data, "most") ?? 0));
    case "note/long":
    case "note/long_tag":
    case "note/many_tags":
      return t.notes;
    case "display/exists":
      return t.exists;
    case "display/too_many":
      return t.tooMany(Number(field(data, "most") ?? 50));
    default:
      if (room === "filter") return t.filter;
      return room === "sort" ? t.sort : t.other;
  }
}

/** What a refusal of the collection is in words, in the language of the page. */
export function useCollectionProblem(): (refusal: Refusal) => string {
  const { problems } = useTexts("collection");
  const { display } = useTexts("query");
  return (refusal) => collectionProblem(refusal, problems, display);
}
