import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../apps/platform/src/shell/fonts.css';
import { theme } from './theme.ts';

// What a story waits for may have to be downloaded first, on a machine that does other things as well.
configure({ asyncUtilTimeout: 20_000 });

/** The two widths that every story is looked at and tested in. */
const viewports = {
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
} as const;

const isTested = '__vitest_browser__' in globalThis;

/**
 * For the tests: the same rules over the same elements, without what only Storybook's panel shows, a description of each
 * element that passed. No rule that runs reads style sheets, so axe need not parse them.
 */
const lean = { resultTypes: ['violations'], preload: { assets: ['media'] } };

const preview: Preview = {
  decorators: [
    // A component stands in the landmark that its page would give it; what fills a page brings its own.
    (Story, { parameters, viewMode }) =>
      parameters['layout'] === 'fullscreen' || viewMode === 'docs' ? (
        <Story />
      ) : (
        <main>
          <Story />
        </main>
      ),
  ],
  globalTypes: {
    view: {
      description: 'Who looks at a lesson',
      toolbar: {
        title: 'View',
        icon: 'eye',
        dynamicTitle: true,
        items: [
          { value: 'author', title: "Author's view" },
          { value: 'learner', title: "Learner's view" },
        ],
      },
    },
  },
  initialGlobals: {
    view: 'author',
    // The story tests run once at each width; the browser tells which by the environment.
    viewport: { value: import.meta.env['STORYBOOK_VIEWPORT'] },
  },
  parameters: {
    a11y: {
      test: 'error',
      // The addon switches this rule off by itself. No rule is off here: each story stands in a landmark.
      config: { rules: [{ id: 'region', enabled: true }] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        ...(isTested && lean),
      },
    },
    controls: { expanded: true },
    docs: { theme },
    layout: 'padded',
    viewport: { options: viewports },
  },
};

export default preview;
