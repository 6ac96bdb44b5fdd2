import fc from "fast-check";

/**
 * Runs before every unit test file. `npm test` tries the same inputs each time, so that a change is judged by itself;
 * `npm run test:long` tries others each time, and more where a test does not say how many, and a counterexample prints its
 * seed. `SEED` sets one.
 */
const { SEED, GUILDHALL_LONG } = process.env;
const seed = SEED || !GUILDHALL_LONG ? { seed: Number(SEED ?? 20_261_121) } : {};
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...seed, numRuns: GUILDHALL_LONG ? 100 : 50 });
