/** Every quantity that a public page states comes from somewhere: the built pages against a list of sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { exampleTestimonials } from '../apps/platform/src/sections/testimonials.ts';
import { docsPaths, pathSlugs, publicPaths } from '../apps/platform/src/seo/public-paths.ts';
import counts from '../content/counts.json' with { type: 'json' };
import { siteDir } from '../scripts/site-build.ts';
import { statedQuantities } from './page-claims.ts';

/** The documentation's figures are those of the packages' READMEs, which `pnpm size` and the benches hold. */
const sitePaths = publicPaths.filter((path) => !docsPaths.includes(path));

interface Claim {
  readonly says: RegExp;
  /** Where the figure comes from. */
  readonly source: string;
}

const number = (value: number) => value.toLocaleString('en-GB');

/** What the specification promises: once that many are there, a page says the promised figure with a plus. */
const promised = {
  all: { lessons: 150, questions: 1500 },
  'essential-linear-algebra-for-ml': { lessons: 40, questions: 400 },
  'essential-python-for-data-science-and-ml': { lessons: 100, questions: 1000 },
} as const;

/** A pattern of the figure that a page may state. */
const stated = (there: number, goal: number) =>
  there >= goal ? `${number(goal)}\\+` : number(there);

/** A path's own line of counts. */
function pathClaims(slug: (typeof pathSlugs)[number]): readonly Claim[] {
  const { lessons, questions, units } = counts.courses[slug];
  const all = Object.values(units);
  const written = all.filter((unit) => unit.lessons > 0 && unit.planned === 0).length;
  const source = 'content/counts.json, as content:report counted it';
  const goal = promised[slug];
  const [ofLessons, ofQuestions] = [
    stated(lessons, goal.lessons),
    stated(questions, goal.questions),
  ];
  const unitsLine =
    written < all.length ? `${written} of ${all.length} units so far` : `${written} units`;
  const line = `${unitsLine} · ${ofLessons} lessons · ${ofQuestions} practice questions`;
  return [
    { says: new RegExp(`^${line}(?: · about 30 minutes a day)?$`, 'u'), source },
    {
      says: new RegExp(`^${ofLessons} lessons and ${ofQuestions} practice questions`, 'u'),
      source,
    },
  ];
}

const allLessons = stated(counts.lessons, promised.all.lessons);
const allQuestions = stated(counts.questions, promised.all.questions);

/** Whether a page has a count to state of a unit that is not whole. */
const isAnyUnitBegun = pathSlugs.some((slug) =>
  Object.values(counts.courses[slug].units).some(
    ({ lessons, planned }) => lessons > 0 && planned > 0,
  ),
);

const claims: readonly Claim[] = [
  ...pathSlugs.flatMap(pathClaims),
  ...(isAnyUnitBegun
    ? [
        {
          says: /^\d+ of \d+ lessons so far$|^Being written: /u,
          source: 'content/counts.json, by unit (counts.test.ts)',
        },
      ]
    : []),
  {
    says: new RegExp(`^(?:${allLessons}|${allQuestions})$`, 'u'),
    source: 'content/counts.json; the word after it stands apart',
  },
  {
    says: new RegExp(`^${allLessons} lessons on one graph$`, 'u'),
    source: 'content/counts.json',
  },
  {
    says: /^(?:Show all )?17 units(?: \(\+9 more\)|, from the first expression to data frames\.)$/u,
    source: 'content/essential-python-for-data-science-and-ml/course.yaml',
  },
  { says: /^Start the annual plan · [$£€]\d+$/u, source: 'the prices of the contract' },
  {
    says: /30-day money-back guarantee|within 30 days of your first payment/u,
    source: 'the specification, and section 7 of the terms',
  },
  {
    says: /1:1 talks are sold one by one|^Until a talk was had, within 30 days of paying it/u,
    source: 'contract: the rules of buying and of refunds in apps/edge/src/payments',
  },
  {
    says: /90%\+ of lessons (?:are )?passed/u,
    source: 'a goal, and called one: the specification calibrates the pass rate at 90%+',
  },
  {
    says: /^About 30 minutes(?: a day|\.)$|^The daily goal is 30\.$|about half an hour a day\.$|^Half an hour, counted honestly$/u,
    source: 'the daily goal of a new learner, 30 XP of a minute each',
  },
  {
    says: /^A lesson is planned for \d+ to \d+ minutes/u,
    source: 'the front matter of the lessons (faq.test.ts)',
  },
  {
    says: /have been studied for decades\.$/u,
    source: 'the sources of the articles: Bloom 1968, Roediger & Karpicke 2006',
  },
  {
    says: /^(?:The )?matrix with rows|^What is the matrix with rows|^[ABC]\(|^=[\d−]+$|^3v$|^and stretches it by 3: an eigenvector\.$|^, expected [\d.]+$/u,
    source: 'mathematics: an exercise and its figure',
  },
  { says: /1:1 guidance/u, source: 'the name of a service' },
  {
    says: /^\d{1,2} \w{3,9} \d{4}$|^20\d\d$/u,
    source: 'dates: of an article, of the terms, of the copyright',
  },
  { says: /^\d+\.?$|^-?\d+ [−+=]|^0:00$/u, source: 'the number of a step, of an entry, of a unit' },
  {
    says: /Art\. 6\(1\)|at least 16 years old|One account is for one person|at least 30 days before/u,
    source: 'law and contract: the terms and the privacy policy',
  },
  {
    says: /are deleted 30 days after it was sent\.$/u,
    source: 'keptFor in apps/edge/src/mail/mail-queue.ts (mail-job.test.ts)',
  },
  {
    says: /^Error reports are deleted after 90 days, feedback after a year\.$/u,
    source: 'errorsKeptFor and feedbackKeptFor in apps/edge/src/desk/sweep-reports.ts',
  },
  {
    says: /without an account is deleted after 30 days, too\.$/u,
    source: 'unclaimedFor in apps/edge/src/diagnostic/sweep-diagnostics.ts',
  },
  {
    says: /^Eight reviews of a lesson in a row ask at least 24 different questions\.$/u,
    source: 'a rule of content:check over every lesson',
  },
  { says: /^You have met it, perhaps twice\.$/u, source: 'a figure of speech' },
];

const examples = exampleTestimonials.map(({ quote }) => quote);

for (const path of sitePaths.filter((one) => !one.startsWith('/blog/')))
  test(`${path} states no quantity without a source @desktop`, () => {
    const html = readFileSync(join(siteDir, path, 'index.html'), 'utf8');
    const unsourced = statedQuantities(html).filter(
      (sentence) =>
        !claims.some(({ says }) => says.test(sentence)) &&
        !examples.some((quote) => quote.includes(sentence.replaceAll(/[“”]/gu, ''))),
    );
    expect(unsourced).toEqual([]);
  });

test('every source stands for something that a page states @desktop', () => {
  const sentences = sitePaths.flatMap((path) =>
    statedQuantities(readFileSync(join(siteDir, path, 'index.html'), 'utf8')),
  );
  const unused = claims.filter(({ says }) => !sentences.some((sentence) => says.test(sentence)));
  expect(unused.map(({ source }) => source)).toEqual([]);
});

test('an article that reports findings names its sources @desktop', () => {
  for (const path of publicPaths.filter((one) => one.startsWith('/blog/'))) {
    const html = readFileSync(join(siteDir, path, 'index.html'), 'utf8');
    if (/\b(?:study|studies|experiment)\b/iu.test(html))
      expect(html, path).toContain('>Sources</h2>');
  }
});

/** What the pages once said and nobody had measured, or what only an owner could say. */
const withdrawn =
  /Half of the beginners|most people need|written by a person|small team|over 90% are passed|12 to 20 questions/iu;

test('what nobody measured is not said @desktop', () => {
  for (const path of publicPaths)
    expect(readFileSync(join(siteDir, path, 'index.html'), 'utf8'), path).not.toMatch(withdrawn);
});
