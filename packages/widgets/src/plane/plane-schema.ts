import { z } from 'zod';

export const pair = z.tuple([z.number(), z.number()]);
export const range = z.number().min(2).max(20).optional();
export const snap = z.number().positive().max(5).optional();
export const matrix2 = z.tuple([pair, pair]);
