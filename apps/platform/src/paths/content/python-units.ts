import type { PathUnit } from './path-content.ts';

/** The units of the Python path. Cards show them too, without the rest of the page. */
export const pythonUnits: readonly PathUnit[] = [
  {
    uid: 'python-basics',
    name: 'Python basics',
    description: 'Expressions, names, printing, and how a program runs from top to bottom.',
  },
  {
    uid: 'basic-data-types',
    name: 'Basic data types',
    description: 'Whole numbers, floats, strings and booleans, and what turns one into another.',
  },
  {
    uid: 'lists',
    name: 'Lists',
    description: 'Indexing, slices, methods, and why two names can mean one list.',
  },
  {
    uid: 'tuples',
    name: 'Tuples',
    description: 'Fixed records, unpacking, and when not to use a list.',
  },
  {
    uid: 'dictionaries',
    name: 'Dictionaries',
    description: 'Keys and values, merging, nesting, and looking up with a default.',
  },
  { uid: 'sets', name: 'Sets', description: 'Membership, unions and differences.' },
  {
    uid: 'conditional-logic',
    name: 'Conditional logic',
    description: 'if, elif and else, and conditions that say what they mean.',
  },
  {
    uid: 'comparisons',
    name: 'Comparisons',
    description: 'Equality and identity, chained comparisons, truth of empty things.',
  },
  {
    uid: 'sequences',
    name: 'Sequences',
    description: 'What lists, strings and ranges share, and how to walk through them.',
  },
  {
    uid: 'loops',
    name: 'Loops',
    description: 'for and while, counting and grouping, enumerate and zip, leaving early.',
  },
  {
    uid: 'comprehensions',
    name: 'Comprehensions',
    description: 'Lists, sets and dictionaries in one expression that can be read.',
  },
  {
    uid: 'built-in-functions',
    name: 'Built-in functions',
    description: 'sum and min with a key, any and all, types, reading and writing files.',
  },
  {
    uid: 'user-defined-functions',
    name: 'User-defined functions',
    description: 'Parameters, defaults, scope, functions as values, generators, and tests.',
  },
  {
    uid: 'custom-classes',
    name: 'Custom classes',
    description: 'Objects with state, methods, equality, and when a class helps.',
  },
  {
    uid: 'modules-and-imports',
    name: 'Modules and imports',
    description: 'Splitting code, the standard library, and what an import runs.',
  },
  {
    uid: 'numpy',
    name: 'NumPy',
    description: 'Arrays, shapes, broadcasting, masks, and thinking in whole arrays.',
  },
  {
    uid: 'pandas',
    name: 'Pandas',
    description: 'Series and data frames, selecting, grouping, joining and missing values.',
  },
];
