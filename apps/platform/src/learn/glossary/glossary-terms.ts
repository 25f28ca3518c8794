import type { TextPiece } from '@lemma/lesson-renderer/course';
import { factAnchor, plainLetters, type SearchIndexFile } from '../../search/index-file.ts';

/** A term and the lesson that defines it. */
export interface GlossaryTerm {
  readonly term: string;
  /** Beginning of its definition. */
  readonly meaning: readonly TextPiece[];
  readonly lesson: { readonly uid: string; readonly title: string };
  /** Place of its course in the index file. */
  readonly course: number;
  /** Id of the definition on the page of its lesson; '' where it has none. */
  readonly anchor: string;
}

export interface GlossaryLetter {
  /** "A"; "#" for terms that begin with no letter. */
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
}

/** Every term that a definition defines, in alphabetical order. A term that two lessons define stands there twice. */
export function glossaryTerms({ lessons }: SearchIndexFile): readonly GlossaryTerm[] {
  return lessons
    .flatMap(({ uid, title, course, facts }) =>
      facts.flatMap(({ id, excerpt, terms }) =>
        terms.map((term) => ({
          term,
          meaning: excerpt,
          lesson: { uid, title },
          course,
          anchor: factAnchor(uid, id),
        })),
      ),
    )
    .toSorted(
      (a, b) =>
        a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }) ||
        a.lesson.title.localeCompare(b.lesson.title, 'en'),
    );
}

/** Terms that contain what is typed (accents and case do not count), of one course or of all (`undefined`). */
export function termsThat(
  terms: readonly GlossaryTerm[],
  { typed, course }: { readonly typed: string; readonly course: number | undefined },
): readonly GlossaryTerm[] {
  const wanted = plainLetters(typed.trim());
  return terms.filter(
    (one) =>
      (course === undefined || one.course === course) && plainLetters(one.term).includes(wanted),
  );
}

/** Sorted terms under their first letters. */
export function byLetter(terms: readonly GlossaryTerm[]): readonly GlossaryLetter[] {
  const letters = Map.groupBy(terms, ({ term }) => letterOf(term));
  return [...letters].map(([letter, of]) => ({ letter, terms: of }));
}

function letterOf(term: string): string {
  const [first = ''] = plainLetters(term);
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
