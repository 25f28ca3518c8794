import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';

/** The content that tests run on: three lessons in a row, the last one paid, a fourth only planned. */
export function loadTestContent(): Content {
  return loadContent({
    directory: join(import.meta.dirname, 'content'),
    onProblem: (message) => {
      throw new Error(message);
    },
  });
}

/** The courses of the workspace, compiled once on this machine. */
export function loadCourses(): Content {
  return loadContent({
    directory: join(import.meta.dirname, '../../../../content'),
    cacheDirectory: join(tmpdir(), 'lemma-compiled-courses'),
    onProblem: (message) => {
      throw new Error(message);
    },
  });
}
