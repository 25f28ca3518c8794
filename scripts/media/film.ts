import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

export interface Shot {
  /** A PNG. */
  readonly image: Buffer;
  /** Seconds that it stands. */
  readonly seconds: number;
}

export const filmSize = { width: 1280, height: 800 } as const;
const framesPerSecond = 10;

/** Films a page as a row of pictures, with a pointer that the viewer can follow. */
export class Film {
  readonly shots: Shot[] = [];
  /** Index of the shot that stands for the film before it plays. */
  poster = 0;
  readonly #page: Page;
  #at = { x: 400, y: 420 };

  constructor(page: Page) {
    this.#page = page;
  }

  /** A picture of the page as it is now. */
  async hold(seconds: number): Promise<void> {
    await this.#page.evaluate(drawPointer, this.#at);
    this.shots.push({ image: await this.#page.screenshot(), seconds });
  }

  /** Scrolls until an element is in the middle, in six steps. */
  async show(target: Locator): Promise<void> {
    const [from, to] = await target.evaluate((element) => {
      const begin = window.scrollY;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return [begin, window.scrollY] as const;
    });
    for (let step = 1; step <= 6; step += 1) {
      const eased = 1 - (1 - step / 6) ** 2;
      await this.#page.evaluate((top) => window.scrollTo(0, top), from + (to - from) * eased);
      await this.hold(0.1);
    }
  }

  /** Moves the pointer to an element in five steps, presses it, and holds what came of it. */
  async press(target: Locator, seconds: number): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to press on: ${String(target)}`);
    const end = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const begin = this.#at;
    for (let step = 1; step <= 5; step += 1) {
      const share = step / 5;
      this.#at = { x: begin.x + (end.x - begin.x) * share, y: begin.y + (end.y - begin.y) * share };
      await this.hold(0.1);
    }
    await target.click();
    await this.hold(seconds);
  }
}

function drawPointer({ x, y }: { x: number; y: number }): void {
  const id = 'film-pointer';
  const dot =
    document.getElementById(id) ?? document.body.appendChild(document.createElement('div'));
  dot.id = id;
  dot.style.cssText = `position:fixed;left:${x - 9}px;top:${y - 9}px;width:18px;height:18px;border-radius:50%;background:#14202b66;border:2px solid #fff;box-shadow:0 0 0 1px #14202b;z-index:99999;pointer-events:none`;
}

/** The size of a WebP's half at the same look: text stays sharp without chroma subsampling. */
export const avif = async (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize(filmSize.width, filmSize.height)
    .avif({ quality: 55, chromaSubsampling: '4:4:4' })
    .toBuffer();

/**
 * Writes the shots as MP4 (H.264) and WebM (VP9) with ffmpeg, which only this script needs, and the poster's shot as AVIF.
 * Returns the film's length in seconds.
 */
export async function writeFilm(
  { shots, poster }: Pick<Film, 'shots' | 'poster'>,
  /** Path of the files, without their endings. */
  target: string,
): Promise<number> {
  const still = shots[poster];
  if (!still) throw new Error(`${target} has no shot ${poster} for its poster.`);
  const folder = mkdtempSync(join(tmpdir(), 'lemma-film-'));
  try {
    const list = shots.flatMap(({ image, seconds }, index) => {
      const file = join(folder, `${index}.png`);
      writeFileSync(file, image);
      return [`file '${file}'`, `duration ${seconds}`];
    });
    const last = list.findLast((line) => line.startsWith('file'));
    const listFile = join(folder, 'shots.txt');
    // The concat demuxer ignores the last duration unless its file is named once more (ffmpeg.org, "concat").
    writeFileSync(listFile, [...list, last].join('\n'));
    const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', listFile];
    const frames = ['-r', String(framesPerSecond), '-pix_fmt', 'yuv420p', '-an'];
    ffmpeg([...input, ...frames, ...h264, `${target}.mp4`]);
    ffmpeg([...input, ...frames, ...vp9, `${target}.webm`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0);
  writeFileSync(`${target}.avif`, await avif(still.image));
  return seconds;
}

/** High profile at level 3.2, as `src/video/clips.ts` says; its index first, so that it plays while it is loaded. */
const h264 =
  '-c:v libx264 -profile:v high -level 3.2 -preset slow -crf 26 -tune animation -movflags +faststart'.split(
    ' ',
  );
const vp9 = '-c:v libvpx-vp9 -crf 36 -b:v 0 -deadline good -cpu-used 3 -row-mt 1 -g 100'.split(' ');

function ffmpeg(args: readonly string[]): void {
  const { error, status } = spawnSync('ffmpeg', args, { stdio: 'inherit' });
  if (error)
    throw new Error('ffmpeg could not be run: recording needs it ("apt-get install ffmpeg").', {
      cause: error,
    });
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}: ${args.join(' ')}`);
}
