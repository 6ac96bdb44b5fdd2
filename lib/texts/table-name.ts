import type { Settings } from "../engine/kernel/table/vocabulary";
import type { Catalogues } from "./catalogues";

/** A table as whoever lists or shows it knows what it is called. */
export type NamedTable = Pick<Settings, "name" | "houseName">;

/** What a table is called: as somebody named it, else in the reader's language. */
export const tableNameIn = ({ tableName }: Pick<Catalogues["shell"], "tableName">, table: NamedTable): string =>
  table.houseName ? tableName(table.houseName) : table.name;
