import { instantiateTemplate } from '@lemma/learning-engine';
import type { LessonFile } from '../read-courses.ts';

type ReadLesson = Pick<LessonFile, 'shown' | 'lesson'>;

/** An article that stands right before what is drawn. */
const beforeHole = /\b[Aa]n? [$(*`]{0,2}\{\{/u;
/** "a" before eight, eleven, eighteen, eighty and the rest of them; "an" before any other number. */
const aBeforeVowel = /(?<![\w$`'-])[Aa] [$(*`]{0,2}(?:8\d*|1[18])(?![\d.,]*\d)/u;
const anBeforeConsonant = /(?<![\w$`'-])[Aa]n [$(*`]{0,2}(?!8|1[18](?!\d))\d+/u;
/** Words as they are spelt: those that begin with another sound than their letter are left out. */
const aBeforeWord = /(?<![\w$`'-])[Aa] (?!on[ce]|eu|ew)[aeio][a-z]{2,}/u;
const anBeforeWord = /(?<![\w$`'-])[Aa]n (?!hour|honest|heir)[b-df-hj-np-tv-z][a-z]{2,}/u;
const wrong = [aBeforeVowel, anBeforeConsonant, aBeforeWord, anBeforeWord];
/** A draw that comes once in ten is met with a chance of 98 %. */
const draws = 40;

/** Questions that say "a 8" or "an row" for some of their draws. */
export function checkArticles(lessons: readonly ReadLesson[]): string[] {
  return lessons.flatMap(({ shown, lesson }) =>
    (lesson?.questions ?? []).flatMap(({ uid, line, template }) => {
      if (!template || !beforeHole.test(template.source)) return [];
      for (let seed = 0; seed < draws; seed += 1) {
        const drawn = instantiateTemplate(template, seed);
        const found = drawn.ok ? wrongArticle(drawn.source) : undefined;
        if (found !== undefined)
          return [
            `${shown}:${line} error ${uid} says "${found}" for some draws. Write the article with the word ({{if(n == 8, "an", "a")}} {{n}}), or the sentence without one.`,
          ];
      }
      return [];
    }),
  );
}

/** The first article of an English text that does not suit what stands behind it. */
export function wrongArticle(text: string): string | undefined {
  for (const pattern of wrong) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
