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

const preview: Preview = {
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
      // The addon switches the rule "region" off by itself: a component alone has no landmarks around it, and needs
      // none. Stories of the site stand in landmarks as its pages do, and switch it on: see `siteStory`.
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    controls: { expanded: true },
    docs: { theme },
    layout: 'padded',
    viewport: { options: viewports },
  },
};

export default preview;
