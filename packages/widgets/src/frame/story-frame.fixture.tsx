import { getStoryInput } from '@lemma/testing/story-input';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import '../styles.css';

/** Stands in stories where the renderer's widget boundary stands in a lesson. */
function StoryFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={title}
      style={{
        maxWidth: 680,
        margin: '0 auto',
        border: '1px solid #e3e8ed',
        borderRadius: 12,
        overflow: 'hidden',
      }}
    >
      <h2 style={{ margin: 0, padding: '12px 20px', font: '600 15px/22px Inter, sans-serif' }}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Every story of a widget stands in a frame with the widget's title. */
export const framed =
  (title: string): Decorator =>
  (Story) => (
    <StoryFrame title={title}>
      <Story />
    </StoryFrame>
  );

/** A page in dark colours around a story. */
export const onDark: Decorator = (Story) => (
  <div style={{ colorScheme: 'dark', background: '#10171e', color: '#e6edf3' }}>
    <Story />
  </div>
);

/** Goes forward by the keyboard, that many steps. */
export const pressNext =
  (times: number) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'Next' }).focus();
    for (let press = 0; press < times; press += 1) await hand.press('{Enter}');
  };
