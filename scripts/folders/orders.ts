/**
 * Decision 0138. The folders of each source tree, lowest first: a folder imports only folders that come before it
 * (a path names the modules of that folder alone, `.` those of the tree itself, such as its main entry).
 */
export const folderOrders: Readonly<Record<string, readonly string[]>> = {
  'packages/learning-engine/src': [
    'graph',
    'events',
    'random',
    'scoring',
    'template',
    'memory',
    'xp',
    'mastery',
    'session',
    'reviews',
    'progress',
    'actions',
    'diagnostic',
    '.',
  ],
  'packages/python-runtime/src': [
    'protocol',
    'strings',
    'grading',
    'interpreter',
    'snapshot',
    'runtime',
    'worker',
    'assets',
    'vite',
    'editor',
    'icons',
    'drafts',
    'provider',
    'output',
    'stepper',
    'react',
    'plain-page',
    'node/sandbox',
    'node',
    'frame',
    'escapes',
    'conformance',
    'cli',
    '.',
  ],
  'packages/widgets/src': [
    'strings',
    'plane',
    'frame',
    'number',
    'matrix',
    'stepper',
    'dot-product-projector',
    'eigenvector-explorer',
    'linear-transformation-grid',
    'python-slice-visualiser',
    'list-mutation-tracer',
    'matrix-multiplier',
    'row-reduction-stepper',
    'truth-table-explorer',
    'vector-playground',
    'example',
    '.',
    'script',
  ],
  'packages/ui/src': [
    'system',
    'dialog',
    'drawer',
    'lesson-mark',
    'notice',
    'spinner',
    'toast',
    '.',
  ],
  'packages/api-client/src': ['contract', 'client', 'fake', 'outbox', 'react', '.'],
};

/** Trees without an order yet: the folders that stand in circles today, which may only become fewer, and why. */
export const foldersLeftInCircles: Readonly<
  Record<string, { readonly folders: number; readonly why: string }>
> = {
  'packages/lesson-renderer/src': {
    folders: 13,
    why: 'The compiler, the lesson and its blocks exchange types; the folders for these types come next.',
  },
  'apps/platform/src': {
    folders: 17,
    why: 'learn/ is more than half of the site and is split while its screens change.',
  },
  'apps/edge/src': {
    folders: 5,
    why: 'study and course exchange figures; http serves its reference.',
  },
};
