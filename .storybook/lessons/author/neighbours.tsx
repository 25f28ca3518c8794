import type { CourseLesson } from './course-lesson.ts';

interface NeighboursProps {
  readonly uid: string;
  readonly title: string;
  readonly prerequisites: readonly string[];
  readonly lessons: readonly CourseLesson[];
}

const width = 300;
const cell = { width: 130, height: 34, gap: 8 };

/** The lesson between what it needs and what it opens: each written neighbour is a link to its story. */
export function Neighbours({ uid, title, prerequisites, lessons }: NeighboursProps) {
  const before = prerequisites.map(
    (needed) =>
      lessons.find((lesson) => lesson.uid === needed) ?? {
        uid: needed,
        title: `${needed} (unknown)`,
        prerequisites: [],
      },
  );
  const after = lessons.filter((lesson) => lesson.prerequisites.includes(uid));
  const rows = Math.max(before.length, after.length, 1);
  const height = rows * (cell.height + cell.gap) + 58;
  const yOf = (index: number, of: number) =>
    58 + (index + (rows - of) / 2) * (cell.height + cell.gap);
  return (
    <figure className="author-neighbours">
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label="Neighbours in the graph">
        <text x={cell.width / 2} y={50} className="author-column">
          Needs
        </text>
        <text x={width - cell.width / 2} y={50} className="author-column">
          Opens
        </text>
        {before.map((lesson, index) => (
          <Edge key={lesson.uid} from={cell.width} y={yOf(index, before.length) + 17} />
        ))}
        {after.map((lesson, index) => (
          <Edge key={lesson.uid} from={width - cell.width} y={yOf(index, after.length) + 17} />
        ))}
        <Box x={(width - 190) / 2} y={2} width={190} title={title} current />
        {before.map((lesson, index) => (
          <Box key={lesson.uid} x={0} y={yOf(index, before.length)} {...lesson} />
        ))}
        {after.map((lesson, index) => (
          <Box key={lesson.uid} x={width - cell.width} y={yOf(index, after.length)} {...lesson} />
        ))}
      </svg>
    </figure>
  );
}

const Edge = ({ from, y }: { readonly from: number; readonly y: number }) => (
  <path d={`M ${width / 2} 36 V ${y} H ${from}`} className="author-edge" />
);

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly width?: number;
  readonly story?: string;
  readonly current?: boolean;
}

function Box({ x, y, title, width: wide = cell.width, story, current = false }: BoxProps) {
  const box = (
    <g className="author-box" data-current={current} data-written={story !== undefined || current}>
      <title>{story || current ? title : `${title} (planned)`}</title>
      <rect x={x + 1} y={y} width={wide - 2} height={cell.height} rx={7} />
      <text x={x + 8} y={y + 21}>
        {shorten(title, Math.floor((wide - 14) / 6.1))}
      </text>
    </g>
  );
  return story ? (
    <a href={`?path=/story/${story}`} target="_top" aria-label={title}>
      {box}
    </a>
  ) : (
    box
  );
}

const shorten = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
