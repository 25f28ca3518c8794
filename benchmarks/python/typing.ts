/** How long a key takes to its frame in the editor of a cell: while the cell's program runs, and at rest. */
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { median, type Row, spread } from '../statistics.ts';

const rounds = 5;
const keysOfARound = 40;
/** Between two keys, in ms: faster than anyone types. */
const betweenKeys = 40;

const loops: Readonly<Record<string, string>> = {
  'a loop': 'while True: pass',
  // At full speed it would reach the limit of what a program may print.
  'a loop that prints': 'import time\nwhile True:\n    print("x" * 20)\n    time.sleep(0.001)',
};

/** A row for each loop: its ratio is of the slowest keys, the median of the rounds. */
export async function typingRows(url: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    return await rowsIn(browser, url);
  } finally {
    await browser.close();
  }
}

async function rowsIn(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, code] of Object.entries(loops)) {
    const slowest = { rest: [] as number[], busy: [] as number[], running: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const { rest, busy, running } = await delaysOfARound(browser, url, code);
      slowest.rest.push(Math.max(...rest));
      slowest.busy.push(Math.max(...busy));
      slowest.running.push(Math.max(...running));
    }
    rows.push({
      case: `slowest key while Python runs ${name}`,
      ratio: median(slowest.running) / median(slowest.rest),
      against: 'the same at rest',
      spread: spread(slowest.running),
      'running, ms': median(slowest.running),
      'at rest, ms': median(slowest.rest),
      'beside a bare worker that loops, ms': median(slowest.busy),
    });
  }
  return rows;
}

async function delaysOfARound(browser: Browser, url: string, code: string) {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}cells`);
    await page.waitForFunction(() => 'showCells' in window);
    // What is typed goes into the comment, so that the program stays one.
    await page.evaluate((text) => {
      (window as unknown as CellsPage).showCells(1, text);
    }, `# \n${code}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.locator('.cm-content').waitFor();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await page.evaluate(watchKeys);
    // Python has started, and what the first keys load is there, before anything is measured.
    await run(page);
    await stop(page);
    await type(page, 10);
    const rest = await type(page);
    const busy = await besideBareLoop(page);
    await run(page);
    const running = await type(page);
    if (!(await page.getByRole('button', { name: 'Stop' }).isVisible()))
      throw new Error(`The program had ended before the last key:\n${code}`);
    return { rest, busy, running };
  } finally {
    await page.close();
  }
}

/** What a core that is taken costs by itself, without Python. */
async function besideBareLoop(page: Page): Promise<readonly number[]> {
  const loop = await page.evaluateHandle(
    () => new Worker(URL.createObjectURL(new Blob(['for (;;);'], { type: 'text/javascript' }))),
  );
  const delays = await type(page);
  await loop.evaluate((worker) => {
    worker.terminate();
  });
  return delays;
}

interface CellsPage {
  showCells: (count: number, code: string) => void;
}

async function run(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await page.locator('output', { hasText: 'Running' }).waitFor();
}

async function stop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  await page.locator('.cm-content').focus();
}

/** The delays of a round's keys, in ms. */
async function type(page: Page, keys = keysOfARound): Promise<readonly number[]> {
  await page.evaluate(() => {
    (window as unknown as KeysPage).keyDelays = [];
  });
  await page.keyboard.type('typing goes on '.repeat(keys).slice(0, keys), {
    delay: betweenKeys,
  });
  await page.waitForFunction(
    (count) => (window as unknown as KeysPage).keyDelays.length >= count,
    keys,
  );
  return page.evaluate(() => (window as unknown as KeysPage).keyDelays);
}

interface KeysPage {
  keyDelays: number[];
}

/** Runs in the page: from the key as the system tells of it to after the frame that shows the letter. */
function watchKeys(): void {
  const scope = window as unknown as KeysPage;
  scope.keyDelays = [];
  const pressed: number[] = [];
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length === 1) pressed.push(timeStamp);
    },
    { capture: true },
  );
  const editor = document.querySelector('.cm-content');
  if (!editor) throw new Error('No editor');
  new MutationObserver(() => {
    const shown = pressed.splice(0);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        for (const from of shown) scope.keyDelays.push(performance.now() - from);
      });
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  }).observe(editor, { characterData: true, childList: true, subtree: true });
}
