import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CONTROLS_HIDE_AFTER } from './video-controls.ts';
import { type Clip, clips } from './clips.ts';
import { VideoPlayer } from './video-player.tsx';

/** The project's own recordings, as the build publishes them. */
const files = import.meta.glob<string>('../../public/media/*', {
  eager: true,
  query: '?url',
  import: 'default',
});
const served = (path: string) => files[`../../public${path}`] ?? path;
const asServed = (clip: Clip): Clip => ({
  ...clip,
  source: served(clip.source),
  captions: served(clip.captions),
  poster: served(clip.poster),
});
const study = asServed(clips.study);
const review = asServed(clips.review);

const player = (clip: Clip) => page.getByRole('region', { name: `Video: ${clip.title}` });
const button = (of: Locator, name: string) => of.getByRole('button', { name, exact: true });

afterEach(() => {
  vi.useRealTimers();
});

it('the controls go after three seconds of rest while it plays, and a move brings them back', async () => {
  await render(<VideoPlayer clip={study} />);
  const frame = player(study);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  button(frame, 'Play')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(button(frame, 'Pause')).toBeInTheDocument();
  vi.advanceTimersByTime(CONTROLS_HIDE_AFTER - 1);
  await expect.element(frame).toHaveAttribute('data-controls', 'shown');
  vi.advanceTimersByTime(1);
  await expect.element(frame).toHaveAttribute('data-controls', 'hidden');
  frame.element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await expect.element(frame).toHaveAttribute('data-controls', 'shown');
});

it('a second recording that begins stops the first', async () => {
  await render(
    <>
      <VideoPlayer clip={study} />
      <VideoPlayer clip={review} />
    </>,
  );
  await button(player(study), 'Play').click();
  await expect.element(button(player(study), 'Pause')).toBeVisible();
  await button(player(review), 'Play').click();
  await expect.element(button(player(review), 'Pause')).toBeVisible();
  await expect.element(button(player(study), 'Play')).toBeVisible();
});

it('a recording that the browser cannot play says so', async () => {
  const broken = { ...study, source: 'data:video/webm;base64,AAAA' };
  await render(<VideoPlayer clip={broken} />);
  expect(page.getByRole('alert').elements()).toEqual([]);
  await button(player(broken), 'Play').click();
  await expect.element(page.getByText(/^This recording does not play here/u)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await expect.element(button(player(broken), 'Play')).toBeVisible();
});

describe.each(Object.entries(clips))('the clip %s', (_name, clip) => {
  it('has its recording, its captions and its poster', () => {
    for (const path of [clip.source, clip.captions, clip.poster])
      expect(files).toHaveProperty([`../../public${path}`]);
  });
});
