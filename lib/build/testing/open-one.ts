import { closePool } from "../../db/pool";
import { makeMember, makeVersion, openTable } from "./club";

/** `tsx open-one.ts`: opens a table of Thousand on the database of its environment, and prints its id. */
const host = await makeMember("host");
console.log(await openTable(host, await makeVersion("thousand"), 3));
await closePool();
