import { learnMeta } from '../page-title.ts';
import { StartSession } from './start-session.tsx';

export const handle = { bare: true };
export const meta = () => learnMeta('Study');

/** /learn/lessons/:lesson_uid/study */
export default function StartLessonRoute() {
  return <StartSession kind="lesson" />;
}
