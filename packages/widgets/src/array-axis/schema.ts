import { codeOnArrays } from '../array/array-schema.ts';
import { readReduction } from './reduction.ts';

export const arrayAxisSchema = codeOnArrays(readReduction);
