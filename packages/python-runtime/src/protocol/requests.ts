import type { PythonRule } from './cases.ts';

/** What the page asks of the interpreter. Each is sent as JSON text. */
export interface Requests {
  run: {
    code: string;
    filename: string;
    namespace: string;
    stdin?: string | undefined;
    outputCharacters: number;
  };
  facts: {
    code: string;
    filename: string;
    call?: string | undefined;
    stdin?: string | undefined;
    outputCharacters: number;
  };
  rules: {
    code: string;
    filename: string;
    rules: readonly Pick<PythonRule, 'rule' | 'what'>[];
    /** Expressions of the tests: what they call can run. */
    calls: readonly string[];
  };
  complete: { text: string; namespace: string };
  completeness: { code: string };
  trace: {
    code: string;
    filename: string;
    stdin?: string | undefined;
    /** Evaluated after the program; its steps alone are kept, unless the program does not run to its end. */
    call?: string | undefined;
    outputCharacters: number;
    maxSteps: number;
  };
}

export type Method = keyof Requests;
