/** Functions that a text names, in the language of graphs: for widgets and their schemas. No React. */
export { readFunction, type ReadFunction } from './read-function.ts';
