import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { course, lessons, unit } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { exampleSession } from '../study/session/example-session.ts';
import { SheetsView } from './sheets-view.tsx';
import { SheetView } from './sheet-view.tsx';
import { unitSheets } from './studied.ts';

const { lesson } = exampleSession();

/** A lesson whose lines are as long as those of real ones. */
const server: typeof fetch = async () =>
  Response.json({
    lesson: {
      ...lesson,
      sections: [
        {
          kind: 'review',
          title: 'Review',
          parts: [
            {
              id: 'review',
              title: '',
              blocks: [
                {
                  type: 'html',
                  html: '<ul><li>Multiply the entries in pairs and add the products.</li><li>A positive dot product: the vectors agree. Zero: they are orthogonal.</li></ul>',
                },
              ],
            },
          ],
        },
      ],
    },
    prerequisites: [],
    leads_to: [],
  });

const meta: Meta = { title: 'Learn/Reference sheets', parameters: { layout: 'fullscreen' } };
export default meta;

const sheet = unitSheets([course], lessons).find(({ uid }) => uid === unit);
if (!sheet) throw new Error('The examples have no lesson in the unit.');

/** One sheet a unit; it says how many of its lessons were studied. */
export const AllUnits: StoryObj = {
  render: () => (
    <StoryFrame>
      <SheetsView courses={[course]} lessons={lessons} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: sheet.title })).toHaveAttribute(
      'href',
      `/learn/sheets/${unit}`,
    );
  },
};

/** The lines of the lessons that were studied, and only the names of those to come. */
export const Sheet: StoryObj = {
  render: () => (
    <StoryFrame server={server}>
      <SheetView sheet={sheet} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(async () =>
      expect(page.getAllByText(/Multiply the entries/u)).toHaveLength(sheet.studied.length),
    );
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

/** Nothing studied yet. */
export const NothingStudied: StoryObj = {
  render: () => (
    <StoryFrame>
      <SheetView sheet={{ ...sheet, studied: [], toCome: [...sheet.studied, ...sheet.toCome] }} />
    </StoryFrame>
  ),
};

/** A lesson whose lines do not come: the others stay, and it can be tried again. */
export const LinesFailed: StoryObj = {
  render: () => (
    <StoryFrame
      server={async () =>
        Response.json(
          { type: 'about:blank', title: 'Internal error', status: 500, code: 'internal' },
          { status: 500, headers: { 'content-type': 'application/problem+json' } },
        )
      }
    >
      <SheetView sheet={{ ...sheet, studied: sheet.studied.slice(0, 1) }} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Try again' }),
    ).toBeVisible();
  },
};
