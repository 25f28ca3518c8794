import type { FactSource } from '../grading/grade.ts';
import { parseFacts, parseRules } from '../grading/parse-facts.ts';
import { mainFile } from '../protocol/program-files.ts';
import type { Method, Requests } from '../protocol/requests.ts';
import type { Files } from '../protocol/program-files.ts';
import type { Answer, Lost } from './python-worker.ts';

type Call = <M extends Method>(
  method: M,
  request: Requests[M],
  timeoutMs: number,
  files?: Files,
) => Promise<Pick<Answer, 'result' | 'timedOut'> | Lost>;

const filename = mainFile;
const rulesTimeoutMs = 10_000;

/** Facts for the grader from an interpreter that runs outside this thread. */
export function factSource(call: Call, outputCharacters: number): FactSource {
  return {
    rules: async (code, rules, calls) => {
      const answer = await call('rules', { code, filename, rules, calls }, rulesTimeoutMs);
      return parseRules(typeof answer === 'string' ? undefined : answer.result);
    },
    facts: async (code, test, timeoutMs, files) => {
      const request = { code, filename, call: test.call, stdin: test.stdin, outputCharacters };
      const answer = await call('facts', request, timeoutMs, files);
      if (typeof answer === 'string') return { program: { status: answer }, stdout: '' };
      const facts = parseFacts(answer.result);
      return answer.timedOut ? { ...facts, program: { status: 'timeout' } } : facts;
    },
  };
}
