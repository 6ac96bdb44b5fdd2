import { expect, test } from "vitest";
import { textOfFile } from "./text-of-file";

const read = (bytes: number[], language: "en" | "et" = "en") => textOfFile(new Blob([new Uint8Array(bytes)]), language);

test.each<[string, number[], string]>([
  ["UTF-8", [0xc3, 0xb5, 0x2c, 0xc5, 0xa1], "õ,š"],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0xc3, 0xb5], "õ"],
  ["UTF-16, as spreadsheets save “Unicode text”", [0xff, 0xfe, 0xf5, 0x00, 0x09, 0x00, 0x61, 0x01], "õ\tš"],
  ["UTF-16 the other way round", [0xfe, 0xff, 0x00, 0xf5, 0x01, 0x61], "õš"],
  ["nothing", [], ""],
])("a file in %s", async (_, bytes, text) => expect(await read(bytes)).toBe(text));

test("a file of Windows is read as its reader's language has it", async () => {
  expect(await read([0xe9, 0xf5, 0x2c, 0x80])).toBe("éõ,€");
  expect(await read([0xf5, 0xf0, 0xfe], "et")).toBe("õšž");
});
