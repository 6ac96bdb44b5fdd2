import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where servers lie that are not for everybody: not every shell looks there. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/** Where the first of these programs lies that is installed on this machine; null: none is. */
export const findInstalled = (...names: string[]): string | null =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
