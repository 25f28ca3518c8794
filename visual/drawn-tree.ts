/**
 * Which checkout is drawn and where its pictures are: `pnpm visual` draws the merge base first, then the working
 * tree, with the specifications of the working tree both times.
 */
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The built Storybook that is drawn. */
export const storybookDir = process.env['VISUAL_STORYBOOK'] ?? join(root, '.storybook/dist');

/** Folder of the merge base's pictures. */
export const picturesDir = process.env['VISUAL_PICTURES'] ?? join(root, '.visual/pictures');

/** Whether this run draws the merge base; otherwise it compares the working tree with it. */
export const isBase = process.env['VISUAL_DRAWS'] === 'base';
