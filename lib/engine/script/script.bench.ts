import { performance } from "node:perf_hooks";
import { SeededRandom } from "../kernel/random";
import { Interpreter } from "./interpreter";

export type Bench = { name: string; value: number; unit: string; n: number; seconds: number };

/** Programs of which the original evaluator's whole-process time is known, in ms on a machine like ours. */
const PROGRAMS: readonly { name: string; src: string; value: string; originalMs: number; rounds?: number }[] = [
  {
    name: "sum",
    src: "def f {x=0;for(i)(300000){x=x+i;} return(x);} f();",
    value: "2050177040",
    originalMs: 134,
    rounds: 300_000,
  },
  {
    name: "append-and-sort",
    src: "def f {L=(,);for(i)(5000){L=L+(i*i%97,);} return(length(sort(L)));} f();",
    value: "5000",
    originalMs: 395,
  },
  {
    name: "dictionary",
    src: "def f {d=(,);for(i)(20000){d{i%500}=i;} return(length(keys(d)));} f();",
    value: "500",
    originalMs: 19,
  },
  {
    name: "fib",
    src: "def fib {push(n); n=ARG; if(n<2){push(n); r=pop();} else {push(n); a1=fib(n-1); n=pop(); push(a1); push(n); b1=fib(n-2); n=pop(); a1=pop(); r=a1+b1;} n=pop(); return(r);} fib(17);",
    value: "1597",
    originalMs: 28,
  },
  {
    name: "text",
    src: 'def f {s="";for(i)(5000){s=s+tostr(i);} return(length(s));} f();',
    value: "18890",
    originalMs: 15,
  },
  { name: "select", src: 'length(select("#%3==0",seq(1,20000)));', value: "6666", originalMs: 20 },
  { name: "while", src: "i=0;while(i<200000){i=i+1;} i;", value: "200000", originalMs: 92, rounds: 200_000 },
];

/** Milliseconds of one run in a fresh interpreter, parsing included; the value is checked. */
function once(src: string, value: string): number {
  const begun = performance.now();
  const interpreter = new Interpreter({ random: new SeededRandom(1) });
  const { result } = interpreter.run(src);
  const ms = performance.now() - begun;
  const written = result.ok ? interpreter.written(result.value) : result;
  if (!written.ok) throw new Error(written.error.message);
  if (written.value !== value) throw new Error(`${src} gives ${written.value}, not ${value}`);
  return ms;
}

const median = (xs: number[]): number => xs.sort((a, b) => a - b)[xs.length >> 1] ?? Number.NaN;

/** How many times as fast as the original each program runs after warm-up (median), and their geometric mean. */
export function* benches(runs = 60): Generator<Bench> {
  const times: number[] = [];
  for (const { src, value } of PROGRAMS) for (let i = 0; i < 15; i++) once(src, value);
  for (const { name, src, value, originalMs, rounds } of PROGRAMS) {
    const begun = performance.now();
    const ms = median(Array.from({ length: runs }, () => once(src, value)));
    const seconds = (performance.now() - begun) / 1_000;
    times.push(originalMs / ms);
    yield { name: `script.${name}`, value: originalMs / ms, unit: "times the original", n: runs, seconds };
    yield { name: `script.${name}-ms`, value: ms, unit: "ms", n: runs, seconds };
    if (rounds)
      yield { name: `script.${name}-rounds`, value: rounds / (ms / 1_000), unit: "rounds/s", n: runs, seconds };
  }
  const mean = Math.exp(times.reduce((sum, x) => sum + Math.log(x), 0) / times.length);
  yield { name: "script.mean", value: mean, unit: "times the original", n: times.length, seconds: 0 };
}
