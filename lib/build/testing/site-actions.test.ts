import { describe, expect, test } from "vitest";
import { returnedIn } from "./site-actions";

describe("what an action returned", () => {
  const rows = [
    '0:{"a":"$@1","f":[["","$L2"]],"b":"build"}',
    '2:["$","div",null,{"children":"1:{}"}]',
    '1:{"ok":true,"value":{"id":"x"}}',
  ];

  test("is found among the rows of the page that is sent with it", () => {
    expect(returnedIn(`${rows.join("\n")}\n`)).toEqual({ ok: true, value: { id: "x" } });
  });

  test.each([
    ["nothing", ""],
    ["rows that were cut off before it", rows.slice(0, 2).join("\n")],
    ["a row that was cut off", rows.join("\n").slice(0, -4)],
    ["what was thrown", '0:{"a":"$@1"}\n1:E{"digest":"12"}\n'],
    ["a page", "<!DOCTYPE html>"],
  ])("is not there in %s", (_, sent) => {
    expect(returnedIn(sent)).toBeUndefined();
  });
});
