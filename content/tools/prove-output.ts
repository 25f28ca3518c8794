import { scoreAnswer } from '@lemma/learning-engine';
import { type CompiledQuestion, instantiateQuestion } from '@lemma/lesson-renderer/compile';
import { type NodePython, splitProgram } from '@lemma/python-runtime/node';
import { z } from 'zod';
import type { Proof } from './proof.ts';

/**
 * Runs every draw in one program, each in a namespace of its own. What it prints comes back as JSON, with the lines of
 * its statements that did not run.
 */
const harness = `
import ast as _ast, contextlib as _contextlib, io as _io, json as _json, os as _os, sys as _sys
from pathlib import Path as _Path
def _idle(program, ran):
    try:
        nodes = list(_ast.walk(_ast.parse(program)))
    except SyntaxError:
        return []
    lines = {node.lineno for node in nodes if isinstance(node, _ast.stmt)}
    return sorted(lines - ran)
def _put(files):
    for name, text in files.items():
        path = _Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    _forget(files)
def _take_away(files):
    for name in files:
        _Path(name).unlink(missing_ok=True)
    _forget(files)
def _forget(files):
    for name in files:
        _sys.modules.pop(name.removesuffix(".py").replace("/", "."), None)
    here = _os.getcwd() + "/"
    for path in [path for path in _sys.path_importer_cache if (path + "/").startswith(here)]:
        del _sys.path_importer_cache[path]
def _run(program, files):
    _put(files)
    out, ran = _io.StringIO(), set()
    def trace(frame, event, argument):
        if frame.f_code.co_filename != "program.py":
            return None
        ran.add(frame.f_lineno)
        return trace
    with _contextlib.redirect_stdout(out):
        try:
            code = compile(program, "program.py", "exec")
            _sys.settrace(trace)
            exec(code, {"__name__": "__main__"})
        except Exception as error:
            _sys.settrace(None)
            print(type(error).__name__ + ": " + str(error))
        finally:
            _sys.settrace(None)
            _take_away(files)
    return {"printed": out.getvalue(), "idle": _idle(program, ran)}
_results = [_run(program, files) for program, files in _programs]
print(_json.dumps(_results))
`;
const results = z.array(z.object({ printed: z.string(), idle: z.array(z.int()) }));

/**
 * Runs the program of a question that asks what it prints, over `seeds` draws, and compares the output with the key. Of a template, each line
 * of the program must run in some draw: a branch that no draw reaches teaches that nobody needs to look at it.
 */
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
  const programs = draws.map(({ drawn }) => splitProgram(drawn.program ?? ''));
  const runnable = programs.map(({ main, beside }) => [
    main,
    Object.fromEntries(beside.map(({ name, text }) => [name, `${text}\n`])),
  ]);
  const { status, stdout, error } = await python.run(
    `_programs = ${JSON.stringify(runnable)}\n${harness}`,
    { timeoutMs: 60_000, filename: 'outputs.py' },
  );
  if (status !== 'ok') return wrong(`The program does not run: ${error?.message ?? status}`);
  const runs = results.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]'));
  for (const [index, { seed, drawn }] of draws.entries()) {
    const text = runs[index]?.printed ?? '';
    if (!scoreAnswer(drawn.key, { kind: 'output', text }).correct)
      return wrong(
        `Seed ${seed}: the output block says ${JSON.stringify(drawn.key)}, but the program prints ${JSON.stringify(text)}.`,
      );
  }
  const [idle] = (runs[0]?.idle ?? []).filter((line) =>
    runs.every((run) => run.idle.includes(line)),
  );
  if (question.template && idle !== undefined)
    return wrong(
      `No draw of ${seeds} runs line ${idle} of the program: ${programs[0]?.main.split('\n')[idle - 1]?.trim() ?? ''}. Widen the parameters so that some draws reach it, or leave it out.`,
    );
  return { where, state: 'proved' };
}
