import { ScriptError } from "./error";
import { ExpressionParser } from "./parse-expression";
import { Scanner } from "./scanner";
import type { Source } from "./source";
import type { Branch, Program, Statement } from "./tree";

class Parser extends ExpressionParser {
  private defines = false;
  /** How many blocks are open. */
  private blocks = 0;

  /** A text up to its end. The last statement may lack its `;`. Spaces behind the last one are an empty statement. */
  program(): Program {
    const { scanner } = this;
    const body: Statement[] = [];
    try {
      scanner.advance();
      while (scanner.kind !== "end") body.push(scanner.is("{") ? this.block() : this.statement());
    } catch (error) {
      if (error instanceof ScriptError)
        return { body, broken: error, unfinished: scanner.cut || scanner.kind === "end", defines: this.defines };
      throw error;
    }
    if (body.length > 0 && scanner.at > scanner.before) body.push({ kind: "empty", at: scanner.at });
    return { body, broken: null, unfinished: false, defines: this.defines };
  }

  private statement(): Statement {
    const { scanner } = this;
    const { at } = scanner;
    if (scanner.is(";")) {
      scanner.advance();
      return { kind: "empty", at };
    }
    if (scanner.is("{")) return scanner.refuse("A block cannot stand alone inside another one");
    if (scanner.kind === "name") {
      if (scanner.word === "if") return this.conditional(at);
      if (scanner.word === "while") return this.loop(at);
      if (scanner.word === "for" && scanner.behind() === "(") return this.round(at);
      if (scanner.word === "def" && /^[A-Za-z_]$/.test(scanner.behind())) return this.definition(at);
    }
    const expression = this.expression();
    if (scanner.kind !== "end" || this.blocks > 0) {
      if (scanner.is("=")) this.refuseNext("Invalid relation: this cannot be assigned to");
      this.expect(";", ";");
    }
    return { kind: "expression", expression, at };
  }

  private block(): Statement {
    const { scanner } = this;
    const { at } = scanner;
    scanner.advance();
    this.blocks++;
    const body: Statement[] = [];
    while (!scanner.is("}")) {
      if (this.ended()) scanner.refuse("This block is not closed", at);
      body.push(this.statement());
    }
    this.blocks--;
    const end = scanner.at;
    scanner.advance();
    return { kind: "block", body, at, end };
  }

  private ended(): boolean {
    return this.scanner.kind === "end";
  }

  private body(): Statement {
    return this.deeper(() => (this.scanner.is("{") ? this.block() : this.bodyStatement()));
  }

  private bodyStatement(): Statement {
    if (this.ended()) this.scanner.refuse("Expected a statement");
    return this.statement();
  }

  private conditional(at: number): Statement {
    const { scanner } = this;
    const branches: Branch[] = [];
    for (;;) {
      scanner.advance();
      branches.push({ condition: this.parenthesis(), body: this.body() });
      if (scanner.isWord("elseif")) continue;
      if (!scanner.isWord("else")) return { kind: "if", branches, otherwise: null, at };
      scanner.advance();
      if (!scanner.isWord("if")) return { kind: "if", branches, otherwise: this.body(), at };
    }
  }

  private loop(at: number): Statement {
    this.scanner.advance();
    return { kind: "while", condition: this.parenthesis(), body: this.body(), at };
  }

  private round(at: number): Statement {
    const { scanner } = this;
    scanner.advance();
    this.expect("(", "(");
    if (scanner.kind !== "name") this.refuseNext("Expected the name of the loop's variable");
    const name = scanner.word;
    scanner.advance();
    this.expect(")", ") behind the loop's variable");
    return { kind: "for", name, over: this.parenthesis(), body: this.body(), at };
  }

  private definition(at: number): Statement {
    const { scanner } = this;
    this.defines = true;
    scanner.advance();
    if (scanner.kind !== "name") this.refuseNext("Expected the name of a function");
    const name = scanner.word;
    scanner.advance();
    return { kind: "def", name, body: this.body(), at };
  }
}

/** Reads a text into a tree, lines that begin with `#` left out; what cannot be read is in its `broken`. */
export function parse(source: Source): Program {
  return new Parser(new Scanner(source, true), false).program();
}

/** Reads a text in which `#` stands for a value; tells how many there are outside of quotes. */
export function parseTemplate(source: Source): { program: Program; holes: number } {
  const parser = new Parser(new Scanner(source, false), true);
  const program = parser.program();
  return { program, holes: parser.holesRead };
}
