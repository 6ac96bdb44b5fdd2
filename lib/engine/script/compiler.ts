import { compileProgram, compileStatement } from "./compile-statement";
import type { Compiler } from "./machine";
import { CompiledTemplate } from "./template";

/** Makes closures of what was read. */
export const COMPILER: Compiler = {
  program: (machine, source, program) => compileProgram(machine, source, program),
  statement: compileStatement,
  template: (machine, text) => new CompiledTemplate(machine, text),
};
