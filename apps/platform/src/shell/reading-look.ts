/** How a learner wants to read lessons on this device. */
export interface ReadingLook {
  /** Size of text and of all else in a lesson, in per cent. */
  readonly size: number;
  /** Width of the column of text. */
  readonly width: ReadingWidth;
}

export type ReadingWidth = 'narrow' | 'normal' | 'wide';

export const readingSizes = [90, 100, 115, 130, 150, 175, 200] as const;

/** Widths of the column in pixels at a size of 100 %. */
const widths: Readonly<Record<ReadingWidth, number>> = { narrow: 560, normal: 680, wide: 840 };

const key = 'lemma-reading';
const usual: ReadingLook = { size: 100, width: 'normal' };

/** What was chosen on this device. Whatever else storage holds is the usual look. */
export function readReadingLook(): ReadingLook {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return usual;
    const size = 'size' in kept ? readingSizes.find((one) => one === kept.size) : undefined;
    const width = 'width' in kept && isReadingWidth(kept.width) ? kept.width : undefined;
    return { size: size ?? usual.size, width: width ?? usual.width };
  } catch {
    return usual;
  }
}

/** Keeps a look on this device and applies it. Where storage is forbidden it holds until the page is left. */
export function keepReadingLook(look: ReadingLook): void {
  try {
    localStorage.setItem(key, JSON.stringify(look));
  } catch {
    // It is applied all the same.
  }
  applyReadingLook(look);
}

/** Sets the properties that reading-look.css reads. */
export function applyReadingLook({ size, width }: ReadingLook): void {
  const { style } = document.documentElement;
  style.setProperty('--reading-size', String(size / 100));
  style.setProperty('--reading-width', `${widths[width]}px`);
}

export function isReadingWidth(value: unknown): value is ReadingWidth {
  return typeof value === 'string' && Object.hasOwn(widths, value);
}
