import { z } from 'zod';

/** A name of an array, a frame or a column, short enough to stand over it. */
export const pythonName = z.string().regex(/^[A-Za-z_]\w{0,11}$/u, {
  error: 'Write a Python name of at most 12 characters: letters, digits and underscores.',
});
