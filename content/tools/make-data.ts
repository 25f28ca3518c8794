/**
 * `node --conditions=@lemma/source content/tools/make-data.ts FOLDER`: makes the files of `content/data` from the folder
 * `data` of the npm package vega-datasets (see content/data/README.md). Run once; the results are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDirectory } from './read-courses.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Name the folder: npm pack vega-datasets@3.2.1, then package/data in it.');

function write(name: string, head: readonly string[], lines: readonly string[]) {
  writeFileSync(join(contentDirectory, 'data', name), `${[head.join(','), ...lines].join('\n')}\n`);
  console.log(`${name}: ${lines.length} rows.`);
}

const year = '2014';
const kept = ['date', 'precipitation', 'temp_max', 'temp_min'];
const [head = [], ...days] = readFileSync(join(folder, 'seattle-weather.csv'), 'utf8')
  .trim()
  .split(/\r?\n/u)
  .map((line) => line.split(','));
const columns = kept.map((name) => head.indexOf(name));
write(
  'seattle-2014.csv',
  kept,
  days
    .filter(([date]) => date?.startsWith(year))
    .map((day) => columns.map((column) => day[column]).join(',')),
);

/** Names of the columns of `penguins.json`, by the names that they get. */
const measured = {
  species: 'Species',
  sex: 'Sex',
  flipper_mm: 'Flipper Length (mm)',
  bill_depth_mm: 'Beak Depth (mm)',
  mass_g: 'Body Mass (g)',
};
const penguins: unknown = JSON.parse(readFileSync(join(folder, 'penguins.json'), 'utf8'));
const counted = new Map<string, number>();
write(
  'penguins.csv',
  ['bird', ...Object.keys(measured)],
  (Array.isArray(penguins) ? penguins : []).flatMap((bird: Record<string, unknown>) => {
    const cells = Object.values(measured).map((name) => bird[name]);
    if (cells.includes(null) || !['FEMALE', 'MALE'].includes(String(bird.Sex))) return [];
    const initial = String(bird.Species).charAt(0);
    counted.set(initial, (counted.get(initial) ?? 0) + 1);
    return [[`${initial}${counted.get(initial)}`, ...cells].join(',')];
  }),
);

/** Airports whose departures are kept. */
const airports = new Set(['DFW', 'LAX', 'ORD']);
interface Flight {
  readonly date: string;
  readonly delay: number;
  readonly distance: number;
  readonly origin: string;
  readonly destination: string;
}
const flights = JSON.parse(
  readFileSync(join(folder, 'flights-2k.json'), 'utf8'),
) as readonly Flight[];
write(
  'flights-2001.csv',
  ['time', 'origin', 'destination', 'miles', 'delay'],
  flights
    .filter(({ origin }) => airports.has(origin))
    .map(({ date, delay, distance, origin, destination }) =>
      [date.replaceAll('/', '-'), origin, destination, distance, delay].join(','),
    ),
);
