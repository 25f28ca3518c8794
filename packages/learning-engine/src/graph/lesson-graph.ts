import type { LessonNode } from './lesson-node.ts';

/** A lesson and the greatest product of encompassing weights along any path to it, 0 to 1. */
export type Weights = ReadonlyMap<string, number>;

/** A checked, acyclic graph of lessons. Answers about an unknown uid are empty. */
export interface LessonGraph {
  readonly lessons: ReadonlyMap<string, LessonNode>;
  /** Every uid, prerequisites before what builds on them; otherwise as the lessons were given. */
  readonly order: readonly string[];
  /** Direct prerequisites. */
  prerequisites(uid: string): readonly string[];
  /** Lessons that name this one as a prerequisite. */
  dependents(uid: string): readonly string[];
  /** Everything that must come before, nearest first. */
  ancestors(uid: string): ReadonlySet<string>;
  /** Everything that builds on it, nearest first. */
  descendants(uid: string): ReadonlySet<string>;
  /** Edges on the longest way from a lesson without prerequisites. */
  depth(uid: string): number;
  /** What practising this lesson practises too. */
  encompassed(uid: string): Weights;
  /** Whose practice practises this lesson too. */
  encompassing(uid: string): Weights;
  /** Lessons that stand for former ones, each with the uids of those. */
  readonly replacements: ReadonlyMap<string, readonly string[]>;
  /** Lessons that stand for a former one. */
  replacedBy(uid: string): readonly string[];
}

/** A weight below this gives no credit worth keeping. */
export const leastWeight = 0.05;

const none: readonly string[] = [];

/** Wraps nodes that are known to be acyclic and to point at each other only; far relations are found once, when asked. */
export function lessonGraph(nodes: readonly LessonNode[]): LessonGraph {
  const lessons = new Map(nodes.map((node) => [node.uid, node]));
  const dependents = new Map<string, string[]>();
  const direct = new Map<string, [string, number][]>();
  const replacements = new Map<string, readonly string[]>();
  const replacedBy = new Map<string, string[]>();
  for (const node of nodes) {
    for (const uid of node.prerequisites) push(dependents, uid, node.uid);
    for (const [uid, weight] of Object.entries(node.encompasses))
      push(direct, uid, [node.uid, weight]);
    if (node.replaces && node.replaces.length > 0) replacements.set(node.uid, node.replaces);
    for (const uid of node.replaces ?? []) push(replacedBy, uid, node.uid);
  }
  const depths = new Map<string, number>();
  for (const node of nodes)
    depths.set(
      node.uid,
      node.prerequisites.reduce((most, uid) => Math.max(most, 1 + (depths.get(uid) ?? 0)), 0),
    );
  const prerequisitesOf = (uid: string) => lessons.get(uid)?.prerequisites ?? none;
  const dependentsOf = (uid: string) => dependents.get(uid) ?? none;
  return {
    lessons,
    order: nodes.map((node) => node.uid),
    prerequisites: prerequisitesOf,
    dependents: dependentsOf,
    ancestors: once((uid) => reachable(uid, prerequisitesOf)),
    descendants: once((uid) => reachable(uid, dependentsOf)),
    depth: (uid) => depths.get(uid) ?? 0,
    encompassed: once((uid) =>
      greatestProducts(uid, (of) => Object.entries(lessons.get(of)?.encompasses ?? {})),
    ),
    encompassing: once((uid) => greatestProducts(uid, (of) => direct.get(of) ?? [])),
    replacements,
    replacedBy: (uid) => replacedBy.get(uid) ?? none,
  };
}

function push<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function once<V>(find: (uid: string) => V): (uid: string) => V {
  const found = new Map<string, V>();
  return (uid) => {
    const known = found.get(uid);
    if (known !== undefined) return known;
    const value = find(uid);
    found.set(uid, value);
    return value;
  };
}

function reachable(uid: string, next: (uid: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...next(uid)];
  for (let i = 0; i < queue.length; i += 1) {
    const reached = queue[i];
    if (reached === undefined || found.has(reached)) continue;
    found.add(reached);
    queue.push(...next(reached));
  }
  return found;
}

/**
 * Greatest product of weights along paths, by relaxing until nothing rises: weights are at most 1, so products
 * only fall with length and circles cannot raise them. Source: the rule for far encompassings of fractional
 * implicit repetition (Skycak, "The Math Academy Way", ch. 29).
 */
function greatestProducts(
  uid: string,
  next: (uid: string) => readonly (readonly [string, number])[],
): Weights {
  const best = new Map<string, number>([[uid, 1]]);
  const queue = [uid];
  for (let i = 0; i < queue.length; i += 1) {
    const from = queue[i] ?? uid;
    const product = best.get(from) ?? 0;
    for (const [to, weight] of next(from)) {
      const reached = product * weight;
      if (reached < leastWeight || reached <= (best.get(to) ?? 0)) continue;
      best.set(to, reached);
      queue.push(to);
    }
  }
  best.delete(uid);
  return best;
}
