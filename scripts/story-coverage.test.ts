import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callouts } from '../packages/lesson-renderer/src/markdown/callouts.ts';

const root = join(import.meta.dirname, '..');

/** Entries that export React components, and where the stories that show them stand. */
const entries = [
  { entry: 'packages/ui/src/index.ts', stories: 'packages/ui/src' },
  { entry: 'packages/lesson-renderer/src/index.ts', stories: 'packages/lesson-renderer/src' },
  {
    entry: 'packages/lesson-renderer/src/element/index.ts',
    stories: 'packages/lesson-renderer/src/element',
  },
  {
    entry: 'packages/lesson-renderer/src/embed/index.ts',
    stories: 'packages/lesson-renderer/src/embed',
  },
  { entry: 'packages/python-runtime/src/react/index.ts', stories: 'packages/python-runtime/src' },
  { entry: 'packages/api-client/src/react/index.ts', stories: 'packages/api-client/src' },
  { entry: 'packages/widgets/src/index.ts', stories: 'packages/widgets/src' },
];

/** Exports that show nothing of their own, each with the reason that a story can do without it. */
const withoutStory: Readonly<Record<string, string>> = {
  EdgeProvider: 'hands a client to the hooks below it and renders its children',
  LessonLoadError: 'an error, shown by the element that could not load the lesson',
  FullUi: 'hands its theme to what is below it; every story of the learning area stands in it',
};

/** The text of every story under a folder. */
function storiesUnder(folder: string): string {
  return globSync('**/*.stories.tsx', { cwd: join(root, folder) })
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');
}

/** Names that a module exports as values: `export { A, type B, C as D } from …` and declarations. */
function exportedValues(source: string): string[] {
  const lists = [...source.matchAll(/export\s*\{([^}]*)\}/gu)].flatMap(([, list = '']) =>
    list.split(',').map((item) => item.trim()),
  );
  const named = lists
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => item.split(/\s+as\s+/u).at(-1) ?? item);
  const declared = [...source.matchAll(/export (?:const|function|class) (\w+)/gu)].map(
    ([, name = '']) => name,
  );
  return [...named, ...declared];
}

const isComponent = (name: string) => /^[A-Z][a-z]/u.test(name);

describe('every exported component has a story', () => {
  for (const { entry, stories } of entries) {
    const components = exportedValues(readFileSync(join(root, entry), 'utf8')).filter(isComponent);
    // An entry that exports none today is looked at all the same, for the day it does.
    if (components.length === 0) continue;
    it.each(components)(`${dirname(entry)}: %s`, (name) => {
      if (name in withoutStory) return;
      expect(storiesUnder(stories)).toMatch(
        new RegExp(`<${name}\\b|component: ${name}\\b|new ${name}\\b`, 'u'),
      );
    });
  }
});

it('every widget has stories in its folder', () => {
  const widgets = globSync('packages/widgets/src/*/index.ts', { cwd: root })
    .map(dirname)
    .filter((folder) => globSync('schema.ts', { cwd: join(root, folder) }).length > 0);
  expect(widgets.length).toBeGreaterThan(8);
  expect(widgets.filter((folder) => !storiesUnder(folder).includes('StoryObj'))).toEqual([]);
});

it.each([
  ['callout', 'packages/lesson-renderer/src/lesson', [...callouts.keys()]],
  [
    'question type',
    'packages/lesson-renderer/src/question',
    [
      'multiple-choice',
      'numeric',
      'matrix',
      'repl',
      'output',
      'order',
      'cloze',
      'match',
      'fault',
      'expression',
      'multi',
      'point',
    ],
  ],
])('every %s has a story', (_, folder, kinds) => {
  const stories = storiesUnder(folder);
  expect(kinds.filter((kind) => !stories.includes(kind))).toEqual([]);
});

/** Folders of the site with components and no story, each with the reason. */
const foldersWithoutStory: Readonly<Record<string, string>> = {
  api: 'hands a client to what is below it and renders its children',
  auth: 'loads the identity provider and leads to it; what is shown of it stands in Site/Shell',
  figures: 'drawings, each shown by the section of Site/Landing that it belongs to',
  faq: 'its one section stands in Site/Landing and Site/Learning paths',
  errors: 'its screens stand in Site/States, beside each other',
  offline: 'its one question stands in Site/Shell',
  pricing: 'its plans and outcomes stand in Site/States',
  sections:
    'page sections that Site/Landing and Site/Learning paths share; their stories show them in place',
  usage: 'shows nothing: it counts pages',
  toasts: 'shows what was reported; its toast is a component of @lemma/ui with stories there',
};

it('every folder of the site that has a component has stories, or a reason', () => {
  const site = join(root, 'apps/platform/src');
  const folders = new Set(
    globSync('*/*.tsx', { cwd: site, exclude: ['**/*.test.tsx', '**/*.stories.tsx'] }).map(dirname),
  );
  const without = [...folders].filter(
    (folder) => storiesUnder(`apps/platform/src/${folder}`) === '',
  );
  expect(without.toSorted()).toEqual(Object.keys(foldersWithoutStory).toSorted());
});

it.each([
  ['errors', 'SomethingWrongScreen', 'shell'],
  ['offline', 'UpdateQuestion', 'shell'],
  ['pricing', 'PlanPanel', 'shell'],
])('the stories of %s stand where its reason says', (_, component, folder) => {
  expect(storiesUnder(`apps/platform/src/${folder}`)).toContain(`<${component}`);
});

it('every screen of the learning area has stories', () => {
  const area = join(root, 'apps/platform/src/learn');
  const screens = new Set(globSync('*/*-route.tsx', { cwd: area }).map(dirname));
  // These routes surround every screen; what they show has stories in `page-states`.
  screens.delete('layout-routes');
  expect([...screens]).toContain('library');
  expect(
    [...screens, 'page-states'].filter(
      (screen) => storiesUnder(`apps/platform/src/learn/${screen}`) === '',
    ),
  ).toEqual([]);
});
