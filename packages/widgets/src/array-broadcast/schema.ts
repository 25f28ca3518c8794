import { codeOnArrays } from '../array/array-schema.ts';
import { readOperation } from './broadcast.ts';

export const arrayBroadcastSchema = codeOnArrays(readOperation);
