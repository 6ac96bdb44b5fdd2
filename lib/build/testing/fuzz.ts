import fc from "fast-check";

/**
 * Runs before every unit test file. `npm test` tries the same inputs each time, so that a change is judged by itself;
 * `npm run test:long` tries others each time, and a counterexample prints its seed. `SEED` sets one.
 */
const { SEED, GUILDHALL_LONG } = process.env;
if (SEED || !GUILDHALL_LONG) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED ?? 20_261_121) });
