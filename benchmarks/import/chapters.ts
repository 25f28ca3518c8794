import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A chapter of an openly licensed book, at one commit. It is fetched by whoever runs the benchmark, and never kept here. */
export interface Chapter {
  readonly book: string;
  readonly licence: string;
  readonly file: string;
  readonly address: string;
}

const of = (book: string, licence: string, source: string, files: readonly string[]) =>
  files.map((path): Chapter => {
    const file = path.split('/').slice(-2).join('-').replace('lectures-', '');
    return { book, licence, file, address: `https://raw.githubusercontent.com/${source}/${path}` };
  });

export const chapters: readonly Chapter[] = [
  ...of(
    'A First Course in Quantitative Economics (MyST)',
    'CC BY-SA 4.0',
    'QuantEcon/lecture-python-intro/b9316aa5722b9d11f8a48e3e55e881426bee2b19',
    ['lectures/linear_equations.md', 'lectures/eigen_I.md', 'lectures/long_run_growth.md'],
  ),
  ...of(
    'A Whirlwind Tour of Python (notebooks)',
    'CC0',
    'jakevdp/WhirlwindTourOfPython/6f1daf714fe52a8dde6a288674ba46a7feed8816',
    ['04-Semantics-Operators.ipynb', '06-Built-in-Data-Structures.ipynb'],
  ),
  ...of(
    'Exercism, Python track (GitHub’s Markdown)',
    'MIT',
    'exercism/python/9eb657d4507d91efef99f484e7f2a1f4074911b5',
    ['concepts/dict-methods/about.md'],
  ),
];

/** The chapter's text: from the folder `BOOKS_FROM`, where it lies under its name, else from its address. */
export async function textOf({ file, address }: Chapter): Promise<string> {
  const folder = process.env['BOOKS_FROM'];
  if (folder !== undefined) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`BOOKS_FROM has no ${file}. It is ${address}`);
    return readFileSync(path, 'utf8');
  }
  const response = await fetch(address).catch((cause: unknown) => {
    throw new Error(
      `Not run: ${address} cannot be reached. Name a folder with the chapters: BOOKS_FROM=….`,
      { cause },
    );
  });
  if (!response.ok) throw new Error(`Not run: ${address} answers ${response.status}.`);
  return response.text();
}
