import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Locator, Page } from 'playwright';
import sharp from 'sharp';

export interface Shot {
  /** JPEG, base64. */
  readonly image: string;
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
    const image = await this.#page.screenshot({ type: 'jpeg', quality: 92 });
    this.shots.push({ image: image.toString('base64'), seconds });
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

/** Encodes shots as WebM (VP9) with WebCodecs in the browser, and keeps the poster's as AVIF. */
export async function writeFilm(
  browser: Browser,
  /** WebCodecs wants a page of a secure origin: any of the site's. */
  siteUrl: string,
  { shots, poster }: Pick<Film, 'shots' | 'poster'>,
  files: { readonly video: string; readonly poster: string },
): Promise<number> {
  const still = shots[poster];
  if (!still) throw new Error(`${files.video} has no shot ${poster} for its poster.`);
  writeFileSync(files.poster, await avif(Buffer.from(still.image, 'base64')));
  const page = await browser.newPage();
  try {
    await page.goto(`${siteUrl}/robots.txt`);
    await page.addScriptTag({
      content: readFileSync(createRequire(import.meta.url).resolve('webm-muxer'), 'utf8'),
    });
    const result = await page.evaluate(encode, { shots, ...filmSize, framesPerSecond });
    writeFileSync(files.video, Buffer.from(result.video, 'base64'));
    return result.seconds;
  } finally {
    await page.close();
  }
}

interface Muxer {
  addVideoChunk: (chunk: EncodedVideoChunk, meta?: EncodedVideoChunkMetadata) => void;
  finalize: () => void;
}

interface MuxerModule {
  readonly Muxer: new (options: object) => Muxer;
  readonly ArrayBufferTarget: new () => { readonly buffer: ArrayBuffer };
}

/** Runs in the page. */
async function encode(film: {
  readonly shots: readonly Shot[];
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}): Promise<{ video: string; seconds: number }> {
  const { Muxer, ArrayBufferTarget } = (window as unknown as { WebMMuxer: MuxerModule }).WebMMuxer;
  const { width, height, framesPerSecond } = film;
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({
    target,
    video: { codec: 'V_VP9', width, height, frameRate: framesPerSecond },
  });
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    bitrate: 900_000,
    framerate: framesPerSecond,
  });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  let frame = 0;
  for (const { image, seconds } of film.shots) {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${image}`;
    await picture.decode();
    pen?.drawImage(picture, 0, 0, width, height);
    for (let left = Math.max(1, Math.round(seconds * framesPerSecond)); left > 0; left -= 1) {
      const moment = new VideoFrame(canvas, { timestamp: (frame * 1e6) / framesPerSecond });
      encoder.encode(moment, { keyFrame: frame % 50 === 0 });
      moment.close();
      frame += 1;
    }
  }
  await encoder.flush();
  muxer.finalize();
  let text = '';
  for (const byte of new Uint8Array(target.buffer)) text += String.fromCharCode(byte);
  return { video: btoa(text), seconds: frame / framesPerSecond };
}
