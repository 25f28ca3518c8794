import { afterAll, describe, expect, it } from 'vitest';
import { createPythonRuntime } from './python-runtime.ts';

const runtime = createPythonRuntime({ spare: false });
afterAll(() => {
  runtime.terminate();
});

const program = `import csv
from rain import total

with open("out/report.txt", "w") as file:
    file.write(str(total("days.csv")))
-- rain.py --
import csv

def total(name):
    with open(name, newline="") as file:
        return sum(float(row["mm"]) for row in csv.DictReader(file))
-- out/notes.txt --
-- days.csv --
day,mm
1,0.5
2,4`;

describe('a program of several files in the page', () => {
  it('imports its modules, reads its table and tells what it wrote', async () => {
    const { status, files } = await runtime.run(program);
    expect({ status, files }).toEqual({
      status: 'ok',
      files: [{ name: 'out/report.txt', bytes: 3, text: '4.5' }],
    });
  });

  it('is run as it is now, however quickly it changes', async () => {
    const values: unknown[] = [];
    for (const side of [7, 8, 9])
      values.push((await runtime.run(`import m\nm.side\n-- m.py --\nside = ${side}`)).value);
    expect(values).toEqual(['7', '8', '9']);
  });

  it('is graded with the files of its exercise, new for each case', async () => {
    const code = `from m import first

def take(name):
    got = first(name)
    with open(name, "w") as file:
        file.write("0")
    return got
-- m.py --
def first(name):
    with open(name) as file:
        return int(file.read())`;
    const test = { call: 'take("n.txt")', expect: '5', hidden: false };
    const { results } = await runtime.grade({
      code,
      files: { 'n.txt': '5\n' },
      cases: [
        { ...test, name: 'once' },
        { ...test, name: 'again' },
        { ...test, name: 'hidden', hidden: true },
      ],
      rules: [{ rule: 'uses', what: 'with' }],
    });
    expect(results.map(({ passed }) => passed)).toEqual([true, true, true, true]);
  });

  it('is recorded by the steps of its main file', async () => {
    const { steps, status, value } = await runtime.trace(
      'import m\nx = m.two()\nx\n-- m.py --\ndef two():\n    return 2',
    );
    expect({ status, value }).toEqual({ status: 'ok', value: '2' });
    expect(steps.map(({ line }) => line).slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('keeps to its folder, whatever its files are called', async () => {
    const { error } = await runtime.run('open("up.py").read()\n-- ../up.py --\nx = 1');
    expect(error?.type).toBe('SyntaxError');
  });

  it('is not slowed down by a folder of many files', async () => {
    await runtime.run('for i in range(2000):\n    open(f"f{i}.txt", "w").close()');
    const { files, status } = await runtime.run('1 + 1');
    expect({ files, status }).toEqual({ files: undefined, status: 'ok' });
  });
});
