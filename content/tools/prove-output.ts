import { scoreAnswer } from '@lemma/learning-engine';
import { type CompiledQuestion, instantiateQuestion } from '@lemma/lesson-renderer/compile';
import type { NodePython } from '@lemma/python-runtime/node';
import { z } from 'zod';
import type { Proof } from './proof.ts';

/** Runs every draw in one program: each gets a namespace of its own, and what it prints comes back as JSON. */
const harness = `
import contextlib as _contextlib, io as _io, json as _json
_printed = []
for _program in _programs:
    _out = _io.StringIO()
    with _contextlib.redirect_stdout(_out):
        try:
            exec(compile(_program, "program.py", "exec"), {"__name__": "__main__"})
        except Exception as _error:
            print(type(_error).__name__ + ": " + str(_error))
    _printed.append(_out.getvalue())
print(_json.dumps(_printed))
`;

/** Runs the program of a question that asks what it prints, over `seeds` draws, and compares the output with the key. */
export async function proveOutput(
  question: CompiledQuestion,
  where: string,
  python: NodePython,
  seeds: number,
): Promise<Proof> {
  const wrong = (message: string): Proof => ({ where, state: 'wrong', message });
  const draws = Array.from({ length: question.template ? seeds : 1 }, (_, index) => ({
    seed: index + 1,
    drawn: instantiateQuestion(question, index + 1),
  }));
  const programs = draws.map(({ drawn }) => drawn.program ?? '');
  const { status, stdout, error } = await python.run(
    `_programs = ${JSON.stringify(programs)}\n${harness}`,
    { timeoutMs: 60_000, filename: 'outputs.py' },
  );
  if (status !== 'ok') return wrong(`The program does not run: ${error?.message ?? status}`);
  const printed = z.array(z.string()).parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]'));
  for (const [index, { seed, drawn }] of draws.entries()) {
    const text = printed[index] ?? '';
    if (!scoreAnswer(drawn.key, { kind: 'output', text }).correct)
      return wrong(
        `Seed ${seed}: the output block says ${JSON.stringify(drawn.key)}, but the program prints ${JSON.stringify(text)}.`,
      );
  }
  return { where, state: 'proved' };
}
