/** Draws the share pictures of the built pages: letters become outlines, so that no browser or installed font is needed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import type { SharePicture } from '../src/seo/files/share-pictures.ts';

const size = { width: 1200, height: 630 } as const;
const colours = { paper: '#FAFBFC', ink: '#14202B', muted: '#51606E', brand: '#0081C6' } as const;
const margin = 80;
/** The title keeps clear of the drawing at the right. */
const titleWidth = 940;

const require = createRequire(import.meta.url);

function face(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection; share pictures want one face.`);
  return font;
}

/** A line of text as an SVG path whose baseline is at `y`. */
function outline(
  font: Font,
  text: string,
  at: { x: number; y: number; size: number; fill: string },
) {
  const scale = at.size / font.unitsPerEm;
  let pen = at.x;
  const { glyphs, positions } = font.layout(text);
  const letters = glyphs.map((glyph, index) => {
    const left = pen;
    pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
    return `<path transform="translate(${left.toFixed(2)} ${at.y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${at.fill}">${letters.join('')}</g>`;
}

const widthOf = (font: Font, text: string, points: number) =>
  (font.layout(text).advanceWidth * points) / font.unitsPerEm;

/** Words in lines of at most `width`, of about the same length each. */
export function balancedLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  const fill = (limit: number) => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && measure(longer) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const fewest = fill(width).length;
  let [low, high] = [0, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    if (fill(middle).length > fewest) low = middle;
    else high = middle;
  }
  return fill(high);
}

const drawing = `<g transform="translate(870 420)" fill="none" stroke-width="4"><path d="M20 120C110 120 100 30 190 30M20 120C110 120 130 110 240 110" stroke="${colours.brand}"/><circle cx="20" cy="120" r="18" fill="#15803D"/><circle cx="190" cy="30" r="16" fill="#fff" stroke="${colours.brand}" stroke-width="6"/><circle cx="238" cy="110" r="15" fill="#F1F4F6" stroke="#8795A2"/></g>`;

/** Writes `og/NAME.png` of 1200 × 630 for each picture into the built site. */
export async function drawSharePictures(
  directory: string,
  {
    name: product,
    pictures,
  }: { readonly name: string; readonly pictures: readonly SharePicture[] },
): Promise<void> {
  const serif = face(
    require.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
  );
  const sans = face(require.resolve('@fontsource/inter/files/inter-latin-500-normal.woff'));
  const folder = join(directory, 'og');
  mkdirSync(folder, { recursive: true });
  const head = outline(serif, product, { x: margin, y: 110, size: 36, fill: colours.ink });
  for (const { name, title, line } of pictures) {
    const lines = balancedLines(title, titleWidth, (text) => widthOf(serif, text, 76));
    const top = 315 - ((lines.length - 1) * 84) / 2 + 26;
    const titles = lines.map((text, index) =>
      outline(serif, text, { x: margin, y: top + index * 84, size: 76, fill: colours.ink }),
    );
    const foot = outline(sans, line, { x: margin, y: 542, size: 28, fill: colours.muted });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${colours.paper}"/>${drawing}${head}${titles.join('')}${foot}</svg>`;
    writeFileSync(
      join(folder, `${name}.png`),
      await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer(),
    );
  }
}
