import { layoutGraph } from '../../../apps/platform/src/learn/graph/layout/graph-layout.ts';
import type { CourseLesson } from '../course/course-lesson.ts';
import { escape } from './escape.ts';

/** The lessons of a course as the site lays them out: a band for each unit, planned lessons hollow. */
export function graphPicture(
  lessons: readonly CourseLesson[],
  units: readonly { readonly uid: string; readonly title: string }[],
): string {
  const { width, height, nodes, edges, bands } = layoutGraph(lessons, { units, column: 112 });
  const byUid = new Map(lessons.map((lesson) => [lesson.uid, lesson]));
  const marks = nodes.map(({ uid, x, y }) => {
    const { title = uid, planned = false } = byUid.get(uid) ?? {};
    return `<g class="${planned ? 'planned' : 'written'}"><title>${escape(title)}</title><circle cx="${x}" cy="${y}" r="7"/><text x="${x}" y="${y + 19}">${escape(short(title))}</text></g>`;
  });
  const areas = bands.map(
    ({ title, y, height: high }) =>
      `<rect class="band" x="0" y="${y}" width="${width}" height="${high}"/><text class="unit" x="12" y="${y + 16}">${escape(title)}</text>`,
  );
  const lines = edges.map(({ d }) => `<path d="${d}"/>`);
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Graph of ${lessons.length} lessons">${[...areas, ...lines, ...marks].join('')}</svg>`;
}

const longest = 17;
const short = (title: string) =>
  title.length <= longest ? title : `${title.slice(0, longest - 1).trimEnd()}…`;
