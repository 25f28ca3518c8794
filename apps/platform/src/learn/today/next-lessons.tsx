import { apiQuery, useApiClient } from '@lemma/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { keepPython } from '../../offline/installed-app.ts';
import { learnPaths } from '../learn-paths.ts';
import { loadFormulaFonts } from '../study/lesson/formula-fonts.ts';
import type { Action } from '../wire.ts';
// The study screen's styles stand before the click.
import '../study/study-styles.ts';

/** How many of the next actions are made ready ahead. */
const MOST = 3;

/**
 * Asks ahead for what comes next, so that it begins without waiting, and without network too: the lessons themselves,
 * their formulas' fonts, the code of the study screen, and Python, started and its files kept, where one of them runs code.
 */
export function NextLessons({ actions }: { readonly actions: readonly Action[] }) {
  const client = useApiClient();
  const queries = useQueryClient();
  useEffect(() => {
    let gone = false;
    let leavePython: (() => void) | undefined;
    const ready = async () => {
      for (const action of actions.filter((one) => one.has_access).slice(0, MOST)) {
        if (gone) return;
        const known = await documentOf(action);
        if (!known) continue;
        // Fetched apart, as the renderer that it checks lessons with would weigh on the plan.
        const { asLesson } = await import('../study/lesson/documents.ts');
        const lesson = asLesson(known);
        if (lesson.python) readyPython().catch(() => undefined);
        // A font that does not come leaves its formulas in another: nothing to tell.
        loadFormulaFonts(lesson.sections).catch(() => undefined);
      }
    };
    // The study screen's code brings it: fetched apart, it would weigh on the plan.
    const readyPython = async () => {
      const { savesData, startPythonAhead } = await import('../study/lesson/python-ahead.ts');
      if (gone || savesData()) return;
      void keepPython();
      leavePython ??= startPythonAhead();
    };
    const documentOf = async ({ kind, lesson_uid, session_uid }: Action) => {
      if (kind === 'continue' && session_uid) {
        const session = apiQuery(client, 'session', { params: { session_uid } });
        return (await queries.fetchQuery(session)).lesson;
      }
      if (lesson_uid === null) return undefined;
      if (kind === 'review') {
        const review = apiQuery(client, 'interactiveReview', {
          params: { review_uid: lesson_uid },
        });
        return (await queries.fetchQuery(review)).lesson;
      }
      const lesson = apiQuery(client, 'interactiveLesson', { params: { lesson_uid } });
      return (await queries.fetchQuery(lesson)).lesson;
    };
    // What cannot be had ahead is asked for again when it is wanted, and its refusal is shown there.
    ready().catch(() => undefined);
    // Fetched ahead, a module would still have to be run at the click.
    import('../study/session-route.tsx').catch(() => undefined);
    import('../reviews/reviews-route.tsx').catch(() => undefined);
    return () => {
      gone = true;
      leavePython?.();
    };
  }, [actions, client, queries]);
  return (
    <>
      <PrefetchPageLinks page={learnPaths.session('next')} />
      <PrefetchPageLinks page={learnPaths.reviews} />
    </>
  );
}
