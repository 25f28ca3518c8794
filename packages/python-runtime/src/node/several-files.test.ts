import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodePython } from './node-python.ts';
import type { NodePython } from './python-from.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(() => python.close());

const program = `import shapes

print(shapes.area(3), __name__, shapes.__name__)
-- shapes.py --
def area(side):
    return side * side

if __name__ == "__main__":
    print("never")
`;

describe('a program of several files', () => {
  it('imports the files beside it', async () => {
    const { stdout, status } = await python.run(program);
    expect({ stdout, status }).toEqual({ stdout: '9 __main__ shapes\n', status: 'ok' });
  });

  it('is run with its files as they are now, however quickly they change', async () => {
    const printed: string[] = [];
    for (const side of [1, 2, 3, 4])
      printed.push((await python.run(`import m\nm.side\n-- m.py --\nside = ${side}`)).value ?? '');
    expect(printed).toEqual(['1', '2', '3', '4']);
  });

  it('keeps a module from one run to the next where no files are handed in, as Python does', async () => {
    await python.run('import kept\nkept.seen = 1\n-- kept.py --\nseen = 0', { ns: 'a' });
    expect((await python.run('import kept\nkept.seen', { ns: 'a' })).value).toBe('1');
  });

  it('has its modules to itself: none outlives its namespace', async () => {
    const shadow = await python.run('import calendar\ncalendar.x\n-- calendar.py --\nx = "mine"', {
      ns: 'b',
    });
    expect(shadow.value).toBe("'mine'");
    expect((await python.run('import calendar\ncalendar.x', { ns: 'b' })).value).toBe("'mine'");
    const next = await python.run('import calendar\ncalendar.weekday(2026, 12, 24)', { ns: 'c' });
    expect(next.value).toBe('calendar.THURSDAY');
    const { error } = await python.run('import m\n');
    expect(error?.type).toBe('ModuleNotFoundError');
  });

  it('has its own module of a name, though an earlier program has imported the library’s', async () => {
    const library = 'import fractions, xml.dom\nfractions.Fraction(1, 2), xml.dom.__name__';
    const before = await python.run(library, { ns: 'd' });
    const own =
      'import fractions, xml\nfractions.x, xml.y\n-- fractions.py --\nx = 1\n-- xml/__init__.py --\ny = 2';
    expect((await python.run(own, { ns: 'e' })).value).toBe('(1, 2)');
    const after = await python.run(library, { ns: 'f' });
    expect(after).toMatchObject({ status: 'ok', value: before.value });
    const same = 'import fractions\nfractions.Fraction is kept';
    await python.run('import fractions\nkept = fractions.Fraction', { ns: 'g' });
    await python.run('1\n-- fractions.py --\n', { ns: 'h' });
    expect((await python.run(same, { ns: 'g' })).value).toBe('True');
  });

  it('cannot stand in for what every Python has loaded before it', async () => {
    const code = 'import os, sys\nos.sep, sys.byteorder\n-- os.py --\n-- sys.py --\n';
    expect((await python.run(code)).value).toBe("('/', 'little')");
  });

  it('says which file lacks a name, without its folder', async () => {
    const { error } = await python.run('from m import sides\n-- m.py --\nside = 1');
    expect(error?.message).toBe(
      "ImportError: cannot import name 'sides' from 'm' (m.py). Did you mean: 'side'?",
    );
    expect(error?.text).toContain(error?.message);
  });

  it('names the file of an error, without its folder', async () => {
    const { error } = await python.run('import m\nm.f(0)\n-- m.py --\ndef f(x):\n    return 1 / x');
    expect(error?.frames.map(({ file, line }) => [file, line])).toEqual([
      ['main.py', 2],
      ['m.py', 2],
    ]);
    expect(error?.text).toContain('File "m.py", line 2, in f\n    return 1 / x');
    const broken = (await python.run('import m\n-- m.py --\nx = = 1')).error;
    expect(broken?.text).toContain('File "m.py", line 1');
    expect(broken?.frames.at(-1)).toMatchObject({ file: 'm.py', line: 1 });
  });

  it('takes modules in folders', async () => {
    const { stdout } = await python.run('from a.b import x\nprint(x)\n-- a/b.py --\nx = 5');
    expect(stdout).toBe('5\n');
  });
});

describe('files that a program wrote', () => {
  it('come back, new ones and changed ones, and not those that it only read', async () => {
    const code = `text = open("in.csv").read()
with open("out.txt", "w") as file:
    file.write(text.upper())
with open("raw.bin", "wb") as file:
    file.write(bytes([255]))
-- in.csv --
a,b`;
    expect((await python.run(code)).files).toEqual([
      { name: 'out.txt', bytes: 4, text: 'A,B\n' },
      { name: 'raw.bin', bytes: 1, base64: '/w==' },
    ]);
    expect((await python.run('1 + 1')).files).toBeUndefined();
    const appended = await python.run(
      'with open("out.txt", "a") as file:\n    _ = file.write("!")',
    );
    expect(appended.files).toEqual([{ name: 'out.txt', bytes: 5, text: 'A,B\n!' }]);
  });

  it('come back by name and size alone where they are large', async () => {
    const { files } = await python.run(
      'with open("big.txt", "w") as file:\n    _ = file.write("x" * 1_000_001)',
    );
    expect(files).toEqual([{ name: 'big.txt', bytes: 1_000_001 }]);
  });

  it('come back after an error too', async () => {
    const { files, status } = await python.run(
      'with open("half.txt", "w") as file:\n    file.write("1")\n    1 / 0',
    );
    expect({ files, status }).toEqual({
      files: [{ name: 'half.txt', bytes: 1, text: '1' }],
      status: 'error',
    });
  });

  it('are fifty at most, whatever the program did to its folder', async () => {
    const { files, status } = await python.run(
      'import os, shutil\nfor i in range(500):\n    os.makedirs(f"d{i}/e", exist_ok=True)\n    open(f"d{i}/e/f", "w").close()',
    );
    expect(files).toHaveLength(50);
    expect(status).toBe('ok');
    const removed = await python.run(
      'import shutil\nfor i in range(500):\n    shutil.rmtree(f"d{i}")',
    );
    expect({ status: removed.status, files: removed.files }).toEqual({ status: 'ok' });
  });
});

describe('the tests of a program of several files', () => {
  const cases = [
    { name: 'area(2)', call: 'area(2)', expect: '4', hidden: false },
    { name: 'total()', call: 'total("sides.csv")', expect: '13', hidden: false },
  ];
  const files = { 'sides.csv': '2\n3\n' };
  const code = (body: string) => `from shapes import area

def total(name):
    found = 0
    with open(name) as file:
        for line in file:
            found += area(int(line))
    with open(name, "w") as file:
        file.write("spoiled")
    return found
-- shapes.py --
def area(side):
    ${body}`;

  it('read its modules, and files that are new for each of them', async () => {
    const again = [...cases, { ...cases[1]!, name: 'again' }];
    const { passed } = await python.grade({
      code: code('return side * side'),
      files,
      cases: again,
      rules: [],
    });
    expect(passed).toBe(true);
    const wrong = await python.grade({ code: code('return side'), files, cases, rules: [] });
    expect(wrong.results.map(({ passed }) => passed)).toEqual([false, false]);
  });

  it('read what the exercise gives, whatever the answer has under its name', async () => {
    const answer = `${code('return side * side')}\n-- sides.csv --\n100`;
    const { passed } = await python.grade({ code: answer, files, cases, rules: [] });
    expect(passed).toBe(true);
  });

  it('say in which file it stopped', async () => {
    const { results } = await python.grade({ code: code('return 1 / 0'), files, cases, rules: [] });
    expect(results[0]?.outcome).toEqual({
      code: 'raised',
      message: 'ZeroDivisionError: division by zero',
      line: 2,
      file: 'shapes.py',
    });
    expect(results[0]?.message).toContain('(shapes.py, line 2)');
  });

  it('hold its rules against all its Python files', async () => {
    const rules = [
      { rule: 'uses', what: 'operator:*' },
      { rule: 'forbids', what: 'operator:*' },
      { rule: 'uses', what: 'while' },
    ] as const;
    const { results } = await python.grade({
      code: code('return side * side'),
      files,
      cases,
      rules,
    });
    const verdicts = results.slice(2);
    expect(verdicts.map(({ passed }) => passed)).toEqual([true, false, false]);
    // No line of the main file has it.
    expect(verdicts[1]?.why).toEqual({ code: 'rule-broken', rule: rules[1], lines: [] });
  });

  it('say that a module does not parse', async () => {
    const { passed, error } = await python.grade({
      code: code('return side *'),
      files,
      cases,
      rules: [{ rule: 'uses', what: 'function' }],
    });
    expect(passed).toBe(false);
    expect(error?.type).toBe('SyntaxError');
    expect(error?.text).toContain('shapes.py');
  });
});
