import { codeOnArrays } from '../array/array-schema.ts';
import { readSelection } from './selection.ts';

export const arrayViewSchema = codeOnArrays(readSelection);
