/**
 * `node --conditions=@lemma/source content/tools/make-data.ts PATH`: makes `content/data/seattle-2014.csv` from
 * `seattle-weather.csv` of the npm package vega-datasets (see content/data/README.md). Run once; the result is kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDirectory } from './read-courses.ts';

const [path] = process.argv.slice(2);
if (path === undefined)
  throw new Error(
    'Name the file: npm pack vega-datasets@3.2.1, then package/data/seattle-weather.csv in it.',
  );

const year = '2014';
const kept = ['date', 'precipitation', 'temp_max', 'temp_min'];

const [head = [], ...rows] = readFileSync(path, 'utf8')
  .trim()
  .split(/\r?\n/u)
  .map((line) => line.split(','));
const columns = kept.map((name) => head.indexOf(name));
const lines = rows
  .filter(([date]) => date?.startsWith(year))
  .map((row) => columns.map((column) => row[column]).join(','));
writeFileSync(
  join(contentDirectory, 'data', 'seattle-2014.csv'),
  `${[kept.join(','), ...lines].join('\n')}\n`,
);
console.log(`${lines.length} days of ${year}.`);
