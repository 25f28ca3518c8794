import type { LessonExtensions } from '../format/extensions.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { lessonsLinkedFrom, placesIn } from '../compile/lesson-places.ts';
import { lessonTitle } from '../front-matter/lesson-title.ts';
import type { LessonFile } from './lesson-files.ts';

interface Neighbour {
  readonly markdown: string;
  readonly number: number | undefined;
  readonly title: string | undefined;
  /** Uids of lessons that it links into. */
  readonly linked: readonly string[];
  /** Read once another lesson links into this one. */
  places?: Readonly<Record<string, string>>;
}

export interface NeighbourOptions {
  readonly options: Pick<CompileOptions, 'knownLessons' | 'lessonTitles' | 'lessonPlaces'>;
  /** Whether what a text says of other lessons may be another than at the time before. */
  readonly touch: (markdown: string) => boolean;
}

/** What lessons of one run know of each other. Texts that have not changed are not read again. */
export class Neighbours {
  readonly #known: readonly string[];
  #files = new Map<string, Neighbour>();
  /** What was told of each uid. */
  #told = new Map<string, string>();

  /** `known`: uids of lessons that are in no file. */
  constructor(known: readonly string[]) {
    this.#known = known;
  }

  /** `callouts`: a host's own, whose places other lessons may name. */
  of(files: readonly LessonFile[], callouts?: LessonExtensions['callouts']): NeighbourOptions {
    this.#files = new Map(files.map((file) => [file.path, this.#read(file)]));
    const linked = new Set([...this.#files.values()].flatMap((neighbour) => neighbour.linked));
    const titles: Record<string, string> = {};
    const places: Record<string, Readonly<Record<string, string>>> = {};
    for (const { uid, path } of files) {
      const neighbour = this.#files.get(path);
      if (neighbour?.title !== undefined) titles[uid] = neighbour.title;
      if (neighbour && linked.has(uid))
        places[uid] = neighbour.places ??= placesIn(neighbour, {}, callouts);
    }
    const uids = [...new Set([...this.#known, ...files.map(({ uid }) => uid)])];
    // A single lesson is checked alone: its neighbours are not on the table.
    const alone = files.length < 2 && this.#known.length === 0;
    const changed = this.#tell(
      new Map(uids.map((uid) => [uid, JSON.stringify([titles[uid], places[uid]])])),
    );
    return {
      options: {
        ...(alone ? {} : { knownLessons: uids }),
        lessonTitles: titles,
        lessonPlaces: places,
      },
      // A new uid, or one less, may be what any mistyped one was meant to be.
      touch: (markdown) => changed === 'uids' || changed.some((uid) => markdown.includes(uid)),
    };
  }

  #read({ path, markdown, number }: LessonFile): Neighbour {
    const before = this.#files.get(path);
    if (before?.markdown === markdown && before.number === number) return before;
    const title = lessonTitle(markdown);
    return { markdown, number, title, linked: lessonsLinkedFrom(markdown) };
  }

  /** Of which uids something else is told now, or that there are others. */
  #tell(told: Map<string, string>): readonly string[] | 'uids' {
    const before = this.#told;
    this.#told = told;
    const same = before.size === told.size && [...told.keys()].every((uid) => before.has(uid));
    return same ? [...told.keys()].filter((uid) => before.get(uid) !== told.get(uid)) : 'uids';
  }
}
