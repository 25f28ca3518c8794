/** A part of a Markdown file of the repository: the text under one of its headings, or all of it without its title. */
export interface DocsSource {
  /** From the root of the repository. */
  readonly file: string;
  /** The text of the heading, as the file writes it. */
  readonly heading?: string;
}

export interface DocsPage {
  /** What follows `/docs` in its address; '' is the first page. */
  readonly path: string;
  readonly title: string;
  /** One sentence under the title; the page's description for search engines. */
  readonly lead: string;
  readonly sources: readonly DocsSource[];
  /** Pages that say the same for another framework stand in tabs, under this name. */
  readonly tab?: string;
}

export interface DocsSection {
  readonly title: string;
  readonly pages: readonly DocsPage[];
}

const guide = (name: string): readonly DocsSource[] => [{ file: `docs/guide/${name}.md` }];
const readme = (name: string, ...headings: readonly string[]): readonly DocsSource[] => {
  const file = `packages/${name}/README.md`;
  return headings.length === 0 ? [{ file }] : headings.map((heading) => ({ file, heading }));
};
const format = (...headings: readonly string[]): readonly DocsSource[] =>
  headings.map((heading) => ({ file: 'packages/lesson-renderer/docs/lesson-format.md', heading }));

/**
 * The documentation of the packages: which part of which file is on which page. The texts stay where npm and the authors of
 * lessons read them; `docs/guide` holds what only this site has.
 */
export const docsSections: readonly DocsSection[] = [
  {
    title: 'Start',
    pages: [
      {
        path: '',
        title: 'Get started',
        lead: 'Show a compiled lesson on your page. Choose your framework; the lesson stays the same.',
        sources: guide('vite'),
        tab: 'Vite',
      },
      {
        path: 'start/next',
        title: 'Get started with Next.js',
        lead: 'A server component renders the lesson; the page takes its markup over.',
        sources: guide('next'),
        tab: 'Next',
      },
      {
        path: 'start/react-router',
        title: 'Get started with React Router',
        lead: 'A loader reads the lesson, the route shows it, and its links stay in your app.',
        sources: guide('react-router'),
        tab: 'React Router',
      },
      {
        path: 'start/html',
        title: 'Get started with plain HTML',
        lead: 'One script tag and one element. No build, no React of your own. Astro and others take it as it is.',
        sources: guide('html'),
        tab: 'Plain HTML, Astro',
      },
      {
        path: 'start/node',
        title: 'Get started on a server',
        lead: 'Compile lessons, write their HTML and score answers in Node.',
        sources: guide('node'),
        tab: 'Node',
      },
      {
        path: 'packages',
        title: 'Packages',
        lead: 'What each package is for, what it needs, and what it costs a page.',
        sources: guide('packages'),
      },
    ],
  },
  {
    title: 'Lesson format',
    pages: [
      {
        path: 'format/lesson',
        title: 'A lesson',
        lead: 'One Markdown file with front matter and four sections.',
        sources: format('Front matter', 'Sections', 'In an editor'),
      },
      {
        path: 'format/text',
        title: 'Text and maths',
        lead: 'Markdown as GitHub reads it, formulas, figures and links between lessons.',
        sources: format('Text', 'Formulas', 'Figures', 'Links to other lessons', 'Prose is safe'),
      },
      {
        path: 'format/books',
        title: 'Tabs, media, glossary',
        lead: 'Two ways side by side, a film with its words, terms that say what they mean.',
        sources: format('Tabs', 'Glossary', 'Films, sounds and pages of others'),
      },
      {
        path: 'format/callouts',
        title: 'Callouts',
        lead: 'A callout sets a definition, a theorem or a warning apart.',
        sources: format('Callouts'),
      },
      {
        path: 'format/questions',
        title: 'Questions',
        lead: 'Twelve kinds of question, hints, worked steps, foreseen mistakes and drawn numbers.',
        sources: format('Questions'),
      },
      {
        path: 'format/expressions',
        title: 'Expressions',
        lead: 'The arithmetic of keys, templates and graphs.',
        sources: format('Expressions'),
      },
      {
        path: 'format/graphs',
        title: 'Graphs',
        lead: 'A plot described in YAML: a picture at once, then movable.',
        sources: [{ file: 'packages/lesson-renderer/docs/graph-language.md' }],
      },
      {
        path: 'format/python',
        title: 'Python cells',
        lead: 'Programs that run, tables, figures, programs that are stepped through.',
        sources: format('Widgets, graphs, Python'),
      },
      {
        path: 'format/predictions',
        title: 'Predictions',
        lead: 'What will happen, and why: asked before it is shown.',
        sources: format('Predictions', 'Steps and reasons left to the learner'),
      },
      {
        path: 'format/widgets',
        title: 'Widgets',
        lead: 'Every widget with its props, working beside its source.',
        sources: readme('widgets', 'The widgets and their props'),
      },
    ],
  },
  {
    title: 'Recipes',
    pages: [
      {
        path: 'recipes/score-on-your-server',
        title: 'Score on your server',
        lead: 'Keys never reach the browser; your server says what is right.',
        sources: guide('score-on-your-server'),
      },
      {
        path: 'recipes/offline',
        title: 'Lessons offline',
        lead: 'A lesson is data and a few files: keep them, and it works without a network.',
        sources: guide('offline'),
      },
      {
        path: 'recipes/lms',
        title: 'In a learning management system',
        lead: 'A lesson in an iframe, scored by your system, with xAPI statements.',
        sources: [...guide('lms'), ...readme('lesson-renderer', 'In an iframe', 'Events')],
      },
      {
        path: 'recipes/import',
        title: 'Bring a book',
        lead: 'Notebooks, Jupyter Book and GitHub’s Markdown become lessons; what cannot is listed.',
        sources: guide('import'),
      },
      {
        path: 'recipes/own-widget',
        title: 'A widget of your own',
        lead: 'Under 20 lines, checked when lessons are compiled.',
        sources: readme(
          'lesson-renderer',
          'Widgets',
          'Parts for your own widgets (`./interaction`, React)',
        ),
      },
      {
        path: 'recipes/own-question',
        title: 'A kind of question of your own',
        lead: 'One definition: what authors write, what learners see, how it is scored.',
        sources: readme('lesson-renderer', 'Kinds of question of your own'),
      },
      {
        path: 'recipes/own-block',
        title: 'Blocks of your own',
        lead: 'Callouts, blocks, plug-ins of remark, a highlighter: the page needs none of it.',
        sources: readme('lesson-renderer', 'Blocks and callouts of your own'),
      },
      {
        path: 'recipes/theming',
        title: 'Theming',
        lead: 'Set a few custom properties around the lesson.',
        sources: readme('lesson-renderer', 'Theming'),
      },
      {
        path: 'recipes/languages',
        title: 'In another language',
        lead: 'German, Spanish and French come with the package; any other is an object.',
        sources: readme('lesson-renderer', 'In another language'),
      },
    ],
  },
  {
    title: 'Reference',
    pages: [
      {
        path: 'reference/lesson',
        title: 'The lesson component',
        lead: 'Props of `<Lesson>` and of `<lemma-lesson>`, slots, scoring, versions, errors.',
        sources: readme(
          'lesson-renderer',
          'Entries',
          '`<Lesson>`',
          'Without React: `<lemma-lesson>`',
          'Errors',
        ),
      },
      {
        path: 'reference/compiler',
        title: 'Compiler and command line',
        lead: 'From Markdown to a lesson, with messages that say what, where and what to do.',
        sources: readme(
          'lesson-renderer',
          'The compiler',
          'Deliberate differences from CommonMark and GFM',
        ),
      },
      {
        path: 'reference/widgets',
        title: 'Widgets as a package',
        lead: 'Props that are checked, events, look, words in another language.',
        sources: readme(
          'widgets',
          'Checking props',
          'Errors',
          'Security',
          'In another language',
          'On a page that is no lesson',
          'Events',
          'Look',
        ),
      },
      {
        path: 'reference/python-runtime',
        title: 'Python runtime',
        lead: 'Python in a web page: quick to start, always stoppable, safe to grade.',
        sources: readme('python-runtime'),
      },
      {
        path: 'reference/learning-engine',
        title: 'Learning engine',
        lead: 'Mastery, spacing and what comes next, as pure functions.',
        sources: readme('learning-engine'),
      },
      {
        path: 'reference/api-client',
        title: 'API client',
        lead: 'The typed contract between site and server, with hooks and an outbox.',
        sources: readme('api-client'),
      },
      {
        path: 'reference/ui',
        title: 'Design system',
        lead: 'Buttons, notices, dialogs and tokens of the site, for React.',
        sources: readme('ui'),
      },
      {
        path: 'reference/accessibility',
        title: 'Accessibility',
        lead: 'What works by keyboard, by speech and by touch.',
        sources: [
          ...readme('lesson-renderer', 'Accessibility'),
          ...readme('widgets', 'Accessibility'),
        ],
      },
      {
        path: 'reference/security',
        title: 'Security and size',
        lead: 'What is trusted, what is not, and what a page pays.',
        sources: readme('lesson-renderer', 'Security', 'Size and speed'),
      },
      {
        path: 'changelog',
        title: 'Changes of the packages',
        lead: 'What has changed for those who use them, package by package, and is not released yet.',
        sources: [{ file: '.changeset' }],
      },
    ],
  },
];

export const docsPages: readonly DocsPage[] = docsSections.flatMap(({ pages }) => pages);

/** Pages that stand in the same tabs. */
export const docsTabs: readonly DocsPage[] = docsPages.filter(({ tab }) => tab !== undefined);

export const docsAddress = (path: string): string => (path === '' ? '/docs' : `/docs/${path}`);

export function findDocsPage(path: string): DocsPage | undefined {
  return docsPages.find((page) => page.path === path);
}
