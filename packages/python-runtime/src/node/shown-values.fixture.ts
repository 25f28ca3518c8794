import { expect, it } from 'vitest';
import type { NodePython } from './python-from.ts';

const packages = 'import numpy as np\nimport pandas as pd\nimport matplotlib.pyplot as plt\n';

/** What a page is sent of data frames, arrays and figures, whichever interpreter they are in. */
export function testShownValues(python: () => NodePython): void {
  const tableOf = async (code: string) => {
    const { displays } = await python().run(packages + code);
    return JSON.parse(displays[0]?.data ?? '{}') as {
      readonly shape?: readonly number[];
      readonly head?: readonly (readonly string[])[];
      readonly rows?: readonly (readonly string[])[];
    };
  };

  it.for([
    ["pd.DataFrame({'a': [1.5, None]}, index=['x', 'y'])", [['', 'a']], ['x', 'y']],
    [
      "pd.DataFrame({'a': [1]}).rename_axis('id')",
      [
        ['', 'a'],
        ['id', ''],
      ],
      ['0'],
    ],
    [
      "pd.DataFrame({'g': [1, 1], 'x': [2, 3]}).groupby('g').agg({'x': ['min', 'max']})",
      [
        ['', 'x', ''],
        ['', 'min', 'max'],
        ['g', '', ''],
      ],
      ['1'],
    ],
    ['np.arange(6).reshape(2, 3)', [['', '0', '1', '2']], ['0', '1']],
  ] as const)('%s is a table', async ([code, head, labels]) => {
    const table = await tableOf(code);
    expect(table.head).toEqual(head);
    expect(table.rows?.map(([label]) => label)).toEqual(labels);
  });

  it.for([
    'pd.DataFrame()',
    'pd.Series([1])',
    'np.arange(3)',
    'np.zeros((2, 2, 2))',
    "np.array([['a', 'b']])",
    'type("Frame", (pd.DataFrame,), {})({"a": [1]})',
  ])('%s is no table', async (code) => {
    const { displays, value } = await python().run(packages + code);
    expect(displays.filter(({ mime }) => mime.includes('table'))).toEqual([]);
    expect(value).toBeDefined();
  });

  it('of a frame of a million rows 200 are sent', async () => {
    const table = await tableOf('pd.DataFrame(np.zeros((1_000_000, 50)))');
    expect(table.shape).toEqual([1_000_000, 50]);
    expect(table.rows).toHaveLength(200);
    expect(table.rows?.[0]).toHaveLength(41);
  }, 60_000);

  it('figures are drawn in their order, said in words, and closed', async () => {
    const code = `${packages}fig, ax = plt.subplots()
ax.bar(['Mon', 'Tue'], [3, 4])
ax.set_title('Rain')
ax.set_ylabel('mm')
plt.subplots()
print(len(plt.get_fignums()))`;
    const { displays, stdout } = await python().run(code);
    expect(stdout).toBe('2\n');
    expect(displays.map(({ mime }) => mime)).toEqual(['image/svg+xml', 'image/svg+xml']);
    expect(displays[0]?.data).toContain('>Tue</text>');
    expect(JSON.parse(displays[0]?.about ?? '')).toEqual([
      {
        title: 'Rain',
        x: '',
        y: 'mm',
        marks: { lines: 0, bars: 2, points: 0 },
        across: ['Mon', 'Tue'],
        up: ['0.0', '4.0'],
      },
    ]);
    expect((await python().run(`${packages}len(plt.get_fignums())`)).value).toBe('0');
  });

  it('plt.show() shows what is open, and says nothing', async () => {
    const code = `${packages}plt.plot([1, 2])\nplt.show()\nprint(len(plt.get_fignums()))\nfig, ax = plt.subplots()\nfig.show()`;
    const { displays, stdout, stderr } = await python().run(code);
    expect({ shown: displays.length, stdout, stderr }).toEqual({
      shown: 2,
      stdout: '0\n',
      stderr: '',
    });
  });

  it('of many figures the first 20 are drawn', async () => {
    const { displays, stderr, stdout } = await python().run(
      `${packages}for _ in range(23): plt.figure()\nprint("end")`,
    );
    expect(displays).toHaveLength(20);
    expect(stdout).toBe('end\n');
    expect(stderr).toContain('The program made 23 figures; only the first 20 are shown.');
    expect((await python().run(`${packages}print(plt.get_fignums())`)).stdout).toBe('[]\n');
  }, 60_000);

  it('a figure that cannot be drawn says so, and the program’s own end and other figures stay', async () => {
    const code = String.raw`${packages}fig, ax = plt.subplots()
ax.set_title('$\frac$')
plt.subplots()
1 / 0`;
    const { displays, stderr, error } = await python().run(code);
    expect(displays).toHaveLength(1);
    expect(stderr).toContain('Figure 1 could not be drawn. ValueError:');
    expect(error?.message).toBe('ZeroDivisionError: division by zero');
  });

  it('a plot of 100,000 points is a picture within the picture', async () => {
    const code = `${packages}x = np.arange(100_000)\nfig, ax = plt.subplots()\nax.plot(x, np.sin(x * x))\nax.scatter(x, x)`;
    const { displays } = await python().run(code);
    expect(displays[0]?.data.length).toBeLessThan(400_000);
    expect(displays[0]?.data).toContain('data:image/png;base64');
  }, 60_000);

  const drawing = `import matplotlib.pyplot as plt
def draw(xs):
    fig, ax = plt.subplots()
    ax.plot(xs, [2 * x for x in xs], label='twice')
    ax.bar(['a', 'b'], [1, 2.5])
    ax.scatter([1, 2], [3, 4])
    ax.set_title('Hi')
    ax.legend()
    return ax
def figure():
    return draw([1]).figure
def lying():
    fig, ax = plt.subplots()
    ax.barh(['a', 'b'], [3, 4])
    return ax
`;
  const graded = async (call: string, wanted: string) => {
    const cases = [{ name: call, call, expect: wanted, hidden: false }];
    const { results } = await python().grade({ code: drawing, cases, rules: [] });
    return results[0];
  };

  it.for([
    ['draw([1, 2])', "Axes(title='Hi', xlabel='', legend=['twice'])"],
    ['draw([1, 2])', 'Axes(lines=[[[1, 2], [2, 4]]])'],
    ['draw([1, 2])', "Axes(bars=[[['a', 'b'], [1, 2.5]]], points=[[[1, 2], [3, 4]]])"],
    ['lying()', "Axes(bars=[[['a', 'b'], [3, 4]]])"],
    ['figure()', "Axes(title='Hi')"],
  ] as const)('the grader takes %s for %s', async ([call, wanted]) => {
    expect(await graded(call, wanted)).toMatchObject({ passed: true });
  });

  it.for([
    ['draw([1, 2])', "Axes(title='Ho')", "Its title is 'Hi' instead of 'Ho'."],
    ['draw([1, 2])', 'Axes(lines=[[[1, 2], [2, 5]]])', 'Its lines[0][1][1] is 4 instead of 5.'],
    ['draw([1, 2])', 'Axes(lines=[])', 'Its lines is [[[1, 2], [2, 4]]] instead of [].'],
    ['[1]', "Axes(title='Hi')", 'It should be the Axes that you drew on.'],
  ] as const)('of %s against %s it names what differs', async ([call, wanted, message]) => {
    const result = await graded(call, wanted);
    expect(result?.passed).toBe(false);
    expect(result?.message).toContain(message);
  });
}
