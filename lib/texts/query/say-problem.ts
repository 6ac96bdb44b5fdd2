import type { QueryProblem } from "../../contracts/query-problem";
import type { QueryTexts } from "./en";

/** What is wrong with a filter, an order or a command, in one sentence. */
export function sayQueryProblem(problem: QueryProblem, { filter, sort, display }: QueryTexts): string {
  switch (problem.code) {
    case "filter/unclosed":
      return filter.unclosed[problem.data.why];
    case "filter/unexpected": {
      const { why, text } = problem.data;
      if (why === "unopened") return filter.unopened;
      if (why === "star") return filter.star;
      if (why === "pattern") return filter.pattern;
      return why === "sign" ? filter.sign(text) : filter.unjoined(text);
    }
    case "filter/unknown_word":
      return problem.data.why === "order"
        ? filter.noOrder
        : filter.unknownWord(problem.data.text, problem.data.has ?? []);
    case "filter/ambiguous":
      return (problem.data.why === "formats" ? filter.manyFormats : filter.ambiguous)(problem.data.text);
    case "filter/never": {
      const { why, field, text } = problem.data;
      if (why === "format") return filter.noFormat(text);
      if (why === "number") return filter.noNumber(field, text);
      if (why === "keyword") return filter.noKeyword(text);
      if (field === "has") return filter.noHaving(text);
      return field === "is" ? filter.noState(text) : filter.noValue(field, text);
    }
    case "filter/missing":
      return sayMissing(problem.data, filter);
    case "filter/too_long": {
      const { why, most } = problem.data;
      if (why === "depth") return filter.deep;
      return why === "digits" ? filter.longNumber(most) : filter.long(most);
    }
    case "sort/unknown_key":
      return sort.unknownKey(problem.data.text);
    case "sort/titles":
      return sort.titles(problem.data.keys);
    case "sort/too_long":
      return sort.long(problem.data.most);
    case "display/no_name":
      return display.noName;
    case "display/long_name":
      return display.longName(problem.data.most);
    case "display/unknown_name":
      return display.unknownName(problem.data.text);
    case "display/unknown_command":
      return display.unknownCommand(problem.data.text);
  }
}

function sayMissing(
  { why, text }: (QueryProblem & { code: "filter/missing" })["data"],
  filter: QueryTexts["filter"],
): string {
  switch (why) {
    case "here":
      return filter.missing;
    case "after":
      return filter.missingAfter(text);
    case "before":
      return filter.missingBefore(text);
    case "value":
      return filter.missingValue(text);
    case "number":
      return filter.missingNumber(text);
  }
}
