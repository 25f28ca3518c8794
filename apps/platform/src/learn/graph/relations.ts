import type { GraphLesson } from './graph-lesson.ts';

/** Who rests on whom, ready for questions. */
export interface Relations {
  readonly before: (uid: string) => readonly string[];
  readonly after: (uid: string) => readonly string[];
  /** Everything before it, however far. */
  readonly past: (uid: string) => ReadonlySet<string>;
  /** Everything that builds on it, however far. */
  readonly future: (uid: string) => ReadonlySet<string>;
}

export function relations(lessons: readonly GraphLesson[]): Relations {
  const known = new Set(lessons.map((lesson) => lesson.uid));
  const before = new Map<string, string[]>();
  const after = new Map<string, string[]>();
  for (const lesson of lessons) {
    const own = lesson.prerequisites.filter((uid) => known.has(uid));
    before.set(lesson.uid, own);
    for (const uid of own) {
      const list = after.get(uid);
      if (list) list.push(lesson.uid);
      else after.set(uid, [lesson.uid]);
    }
  }
  const from = (lists: ReadonlyMap<string, readonly string[]>) => (uid: string) =>
    lists.get(uid) ?? [];
  return {
    before: from(before),
    after: from(after),
    past: (uid) => reach(uid, from(before)),
    future: (uid) => reach(uid, from(after)),
  };
}

function reach(start: string, next: (uid: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...next(start)];
  for (let uid = queue.pop(); uid !== undefined; uid = queue.pop()) {
    if (found.has(uid)) continue;
    found.add(uid);
    queue.push(...next(uid));
  }
  return found;
}
