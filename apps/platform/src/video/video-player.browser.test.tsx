import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
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
  sources: clip.sources.map(({ src, type }) => ({ src: served(src), type })),
  captions: served(clip.captions),
  poster: served(clip.poster),
});
const lesson = asServed(clips['matrix-lesson']);
const review = asServed(clips.review);

const player = (clip: Clip) => page.getByRole('region', { name: `Video: ${clip.title}` });
const button = (of: Locator, name: string) => of.getByRole('button', { name, exact: true });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the controls go after three seconds of rest while it plays, and a move brings them back', async () => {
  await render(<VideoPlayer clip={lesson} />);
  const frame = player(lesson);
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
      <VideoPlayer clip={lesson} />
      <VideoPlayer clip={review} />
    </>,
  );
  await button(player(lesson), 'Play').click();
  await expect.element(button(player(lesson), 'Pause')).toBeVisible();
  await button(player(review), 'Play').click();
  await expect.element(button(player(review), 'Pause')).toBeVisible();
  await expect.element(button(player(lesson), 'Play')).toBeVisible();
});

it('a recording that the browser cannot play says so', async () => {
  const broken = {
    ...lesson,
    sources: [{ src: 'data:video/webm;base64,AAAA', type: 'video/webm' }],
  };
  await render(<VideoPlayer clip={broken} />);
  expect(page.getByRole('alert').elements()).toEqual([]);
  await button(player(broken), 'Play').click();
  await expect.element(page.getByText(/^This recording does not play here/u)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await expect.element(button(player(broken), 'Play')).toBeVisible();
});

it('keys play, seek, mute, hide the captions and fill the screen while the focus is in the player', async () => {
  await render(<VideoPlayer clip={lesson} />);
  const frame = player(lesson);
  const full = vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue();
  button(frame, 'Play').element().focus();
  await userEvent.keyboard('k');
  await expect.element(button(frame, 'Pause')).toBeInTheDocument();
  await userEvent.keyboard('k');
  await expect.element(button(frame, 'Play')).toBeInTheDocument();
  const position = frame.getByRole('slider', { name: 'Position' });
  await expect.poll(() => position.element().getAttribute('max')).not.toBe('1');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => Number(position.element().getAttribute('value'))).toBeGreaterThan(4);
  await userEvent.keyboard('m');
  await expect.element(button(frame, 'Mute')).toBeInTheDocument();
  await userEvent.keyboard('c');
  await expect.element(button(frame, 'Captions')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('f');
  expect(full.mock.contexts).toEqual([frame.element()]);
});

it('the large button over the picture plays, and goes while the recording does', async () => {
  const { container } = await render(<VideoPlayer clip={lesson} />);
  const large = () => container.querySelector<HTMLElement>('.video-big-play');
  large()?.click();
  await expect.element(button(player(lesson), 'Pause')).toBeInTheDocument();
  expect(large()).toBeNull();
});

describe.each(Object.entries(clips))('the clip %s', (_name, clip) => {
  it('has its recording in each codec, its captions and its poster', () => {
    for (const path of [...clip.sources.map(({ src }) => src), clip.captions, clip.poster])
      expect(files).toHaveProperty([`../../public${path}`]);
  });
});
