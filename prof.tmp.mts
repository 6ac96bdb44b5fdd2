import { startPostgres } from "/work/main/lib/build/postgres";
import { checkDatabase } from "/work/main/lib/build/house";
import { migrate } from "/work/main/lib/db/migrate";
import { spawn } from "node:child_process";
import { freePort } from "/work/main/lib/build/postgres";
import { waitForAnswer } from "/work/main/lib/build/house";
const postgres = await startPostgres(".data/bench");
process.env.DATABASE_URL = postgres.url;
process.env.NEXTAUTH_SECRET ??= "a secret for benchmarks only, long enough";
await checkDatabase(postgres.url);
await migrate(postgres.url, "prisma/migrations");
if (process.argv[3]) { const pg = await import("pg"); const c = new pg.default.Client(postgres.url); await c.connect(); await c.query(`DROP INDEX IF EXISTS "Table_people_idx"; DROP INDEX IF EXISTS "Table_world_configHash_idx"`); await c.end(); }
const port = await freePort();
const child = spawn(process.execPath, ["--import","tsx","lib/realtime/main.ts"], {env:{...process.env,NODE_ENV:"production",SIDECAR_PORT:String(port),APP_ORIGIN:"http://localhost:3000",LOG_LEVEL:"warn"},stdio:"inherit"});
await waitForAnswer("http://127.0.0.1:"+port+"/healthz", 90000);
const l = spawn(process.execPath, ["--import","tsx","lib/build/testing/load.ts","http://127.0.0.1:"+port,"40","10","0"],{env:process.env,stdio:"inherit"});
await new Promise(r=>l.once("exit",r));
child.kill("SIGTERM"); await new Promise(r=>child.once("exit",r));
await postgres.stop(); process.exit(0);
