import { lessonGraph, type LessonGraph } from './lesson-graph.ts';
import type { LessonNode } from './lesson-node.ts';

/** What is wrong with the lessons of a graph, and what to do. The graph is built without the faulty part. */
export interface GraphProblem {
  readonly rule:
    | 'cycle'
    | 'unknown-lesson'
    | 'duplicate-lesson'
    | 'weight'
    | 'planned-prerequisite'
    | 'minutes'
    | 'replaces';
  /** The lesson to mend. */
  readonly lesson: string;
  /** The lessons concerned; for a cycle the way round, its first lesson again at the end. */
  readonly path: readonly string[];
  readonly message: string;
  readonly fix: string;
}

export interface BuiltGraph {
  readonly graph: LessonGraph;
  readonly problems: readonly GraphProblem[];
}

/** Builds the graph of lessons. Never throws: faulty edges are left out, and each is named in `problems`. */
export function buildGraph(lessons: readonly LessonNode[]): BuiltGraph {
  const problems: GraphProblem[] = [];
  const byUid = new Map<string, LessonNode>();
  for (const lesson of lessons) {
    if (byUid.has(lesson.uid)) problems.push(duplicate(lesson.uid));
    else byUid.set(lesson.uid, lesson);
  }
  const checked = new Map<string, LessonNode>();
  for (const lesson of byUid.values())
    checked.set(lesson.uid, withKnownEdges(lesson, byUid, problems));
  return { graph: lessonGraph(sorted(checked, problems)), problems };
}

function duplicate(uid: string): GraphProblem {
  return {
    rule: 'duplicate-lesson',
    lesson: uid,
    path: [uid],
    message: `Two lessons have the uid ${uid}.`,
    fix: 'Give one of them another uid; the first was kept.',
  };
}

function withKnownEdges(
  lesson: LessonNode,
  byUid: ReadonlyMap<string, LessonNode>,
  problems: GraphProblem[],
): LessonNode {
  const known = (uid: string, role: string) => {
    if (byUid.has(uid)) return true;
    problems.push({
      rule: 'unknown-lesson',
      lesson: lesson.uid,
      path: [lesson.uid, uid],
      message: `${lesson.uid} names ${uid} as ${role}, and there is no such lesson.`,
      fix: 'Correct the uid, or remove it.',
    });
    return false;
  };
  const prerequisites = [...new Set(lesson.prerequisites)].filter((uid) =>
    known(uid, 'a prerequisite'),
  );
  // From entries: a uid such as `__proto__` is a key like any other.
  const encompasses = Object.fromEntries(
    Object.entries(lesson.encompasses).filter(([uid, weight]) => {
      if (!known(uid, 'encompassed')) return false;
      if (weight > 0 && weight <= 1 && uid !== lesson.uid) return true;
      problems.push(badWeight(lesson.uid, uid, weight));
      return false;
    }),
  );
  if (!lesson.planned)
    for (const uid of prerequisites)
      if (byUid.get(uid)?.planned) problems.push(plannedPrerequisite(lesson.uid, uid));
  const minutes =
    Number.isFinite(lesson.minutes) && lesson.minutes > 0 ? lesson.minutes : defaultMinutes;
  if (minutes !== lesson.minutes) problems.push(badMinutes(lesson));
  const sound = { ...lesson, prerequisites, encompasses, minutes };
  if (!lesson.replaces) return sound;
  const replaces = [...new Set(lesson.replaces)].filter((uid) => {
    if (byUid.has(uid)) problems.push(replacesLesson(lesson.uid, uid));
    return !byUid.has(uid);
  });
  return { ...sound, replaces };
}

function replacesLesson(lesson: string, uid: string): GraphProblem {
  return {
    rule: 'replaces',
    lesson,
    path: [lesson, uid],
    message: `${lesson} replaces ${uid}, which is still a lesson.`,
    fix: 'Name uids of lessons that were taken out; give a lesson that takes in others a uid of its own.',
  };
}

const defaultMinutes = 15;

function badMinutes(lesson: LessonNode): GraphProblem {
  return {
    rule: 'minutes',
    lesson: lesson.uid,
    path: [lesson.uid],
    message: `${lesson.uid} is estimated at ${lesson.minutes} minutes.`,
    fix: `Give a positive number; ${defaultMinutes} is used until then.`,
  };
}

function badWeight(lesson: string, uid: string, weight: number): GraphProblem {
  return {
    rule: 'weight',
    lesson,
    path: [lesson, uid],
    message: `${lesson} encompasses ${uid} with the weight ${weight}.`,
    fix: 'A weight lies above 0 and at most at 1, and a lesson does not encompass itself.',
  };
}

function plannedPrerequisite(lesson: string, uid: string): GraphProblem {
  return {
    rule: 'planned-prerequisite',
    lesson,
    path: [lesson, uid],
    message: `${lesson} needs ${uid}, which is only planned, so nobody can open it.`,
    fix: `Write ${uid} first, or plan ${lesson} too.`,
  };
}

/** Depth-first order; an edge that closes a cycle is reported with the way round and left out. */
function sorted(byUid: Map<string, LessonNode>, problems: GraphProblem[]): LessonNode[] {
  const done = new Set<string>();
  const order: LessonNode[] = [];
  for (const root of byUid.keys()) {
    const path: { uid: string; next: number }[] = done.has(root) ? [] : [{ uid: root, next: 0 }];
    const open = new Set(path.map(({ uid }) => uid));
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const node = byUid.get(top.uid);
      const prerequisite = node?.prerequisites[top.next];
      top.next += 1;
      if (!node || prerequisite === undefined) {
        path.pop();
        open.delete(top.uid);
        done.add(top.uid);
        if (node) order.push(node);
      } else if (open.has(prerequisite)) {
        const way = path.map(({ uid }) => uid);
        const round = [...way.slice(way.indexOf(prerequisite)), prerequisite];
        problems.push(cycle(node.uid, round));
        byUid.set(node.uid, {
          ...node,
          prerequisites: node.prerequisites.filter((uid) => uid !== prerequisite),
        });
        top.next -= 1;
      } else if (!done.has(prerequisite)) {
        path.push({ uid: prerequisite, next: 0 });
        open.add(prerequisite);
      }
    }
  }
  return order;
}

function cycle(lesson: string, path: readonly string[]): GraphProblem {
  return {
    rule: 'cycle',
    lesson,
    path,
    message: `Prerequisites go in a circle: ${path.join(' needs ')}.`,
    fix: 'Remove one of these prerequisites; the last was left out.',
  };
}
