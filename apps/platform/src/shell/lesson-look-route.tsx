import '@lemma/lesson-renderer/styles.css';
import { Outlet } from 'react-router';
import './reading-look.css';
import { applyReadingLook, readReadingLook } from './reading-look.ts';

// The screens around lessons are never prerendered: this comes before the first of them is painted.
if (typeof document !== 'undefined') applyReadingLook(readReadingLook());

/** Around the learning area: the look of lessons, which public pages do without. */
export default function LessonLookRoute() {
  return <Outlet />;
}
