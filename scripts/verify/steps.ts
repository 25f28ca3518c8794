/** What `npm test` runs, in order: cheap steps first, so that a slip is known before a browser opens. */

/** A runner's report, as `.reports/<report>.json` of the root or of each package. */
interface Reported {
  readonly report: string;
  readonly runner: 'vitest' | 'playwright';
}

export interface Step {
  readonly name: string;
  /** Tasks of turbo.json; a package that has no such script has none. */
  readonly tasks: readonly string[];
  /** How many tasks run at once; 1 unless stated. */
  readonly atOnce?: number;
  readonly tests?: Reported;
  /** Vitest's project, for the steps of which `--changed` runs only the tests that a change can reach. */
  readonly project?: 'unit' | 'browser' | 'storybook';
  /** Left out by `--changed`: it needs a build of everything. */
  readonly whole?: true;
}

export const steps: readonly Step[] = [
  { name: 'format', tasks: ['format:check'] },
  { name: 'lint', tasks: ['lint'] },
  { name: 'types', tasks: ['typecheck', 'typecheck:root'], atOnce: 2 },
  { name: 'unused', tasks: ['knip'] },
  { name: 'content', tasks: ['content:quick'] },
  {
    name: 'unit',
    tasks: ['unit', 'unit:root'],
    // Many of them wait for a server or a process of their own.
    atOnce: 2,
    tests: { report: 'unit', runner: 'vitest' },
    project: 'unit',
  },
  {
    name: 'browser',
    tasks: ['browser'],
    tests: { report: 'browser', runner: 'vitest' },
    project: 'browser',
  },
  {
    name: 'stories-desktop',
    tasks: ['stories:desktop'],
    tests: { report: 'stories-desktop', runner: 'vitest' },
    project: 'storybook',
  },
  {
    name: 'stories-phone',
    tasks: ['stories:phone'],
    tests: { report: 'stories-phone', runner: 'vitest' },
    whole: true,
  },
  { name: 'packages', tasks: ['packages'], whole: true },
  { name: 'storybook-build', tasks: ['storybook:build'], whole: true },
  { name: 'lessons-axe', tasks: ['lessons-axe', 'lessons-play'], whole: true },
  { name: 'site', tasks: ['site'], whole: true },
  {
    name: 'journey',
    tasks: ['e2e'],
    tests: { report: 'journey', runner: 'playwright' },
    whole: true,
  },
];
