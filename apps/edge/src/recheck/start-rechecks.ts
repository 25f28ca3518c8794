import { constants } from 'node:os';
import type { Content } from '../content/content.ts';
import { LessonVersions } from '../content/lesson-versions.ts';
import type { Log } from '../logging/log.ts';
import { RecheckJob } from './recheck-job.ts';
import { RecheckQueue, type RecheckQueueOptions } from '../study/recheck-queue.ts';

/** Starts grading a share of the programs that earn mastery again. `stop` ends it. */
export function startRechecks({
  content,
  log,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
  ...options
}: RecheckQueueOptions & {
  readonly content: Content;
  readonly log: Log;
  /** Default: below that of the server, so that a grade takes no time from answers. */
  readonly priority?: number;
}): {
  readonly queue: RecheckQueue;
  readonly stop: () => Promise<void>;
} {
  const queue = new RecheckQueue(options);
  const versions = new LessonVersions(options.db, content);
  const stop = new RecheckJob({ queue, versions, log, priority }).start();
  return { queue, stop };
}
