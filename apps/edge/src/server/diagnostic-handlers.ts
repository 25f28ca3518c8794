import { diagnosticLimits } from '@lemma/learning-engine';
import { lessonsOf } from '../content/content.ts';
import { diagnosticsOf } from '../diagnostic/diagnostic-rows.ts';
import { courseLink, wireResults, wireSession } from '../diagnostic/diagnostic-view.ts';
import { Diagnostics } from '../diagnostic/diagnostics.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Profiles } from '../learner/profile.ts';
import type { StudyDeps } from '../study/sessions.ts';

export type DiagnosticHandlers = Pick<
  Handlers,
  | 'diagnosticCourse'
  | 'diagnosticStatus'
  | 'diagnosticInteractive'
  | 'startDiagnostic'
  | 'answerDiagnostic'
  | 'claimDiagnostic'
  | 'continueDiagnostic'
  | 'diagnosticResults'
  | 'diagnosticSessions'
>;

export function diagnosticHandlers(
  deps: StudyDeps & { readonly profiles: Profiles },
): DiagnosticHandlers {
  const { db, content } = deps;
  const diagnostics = new Diagnostics(deps);
  return {
    diagnosticCourse: ({ params }) => {
      const course = diagnostics.course(params.course_id);
      const lessons = lessonsOf(course).filter((uid) => content.lessons.has(uid)).length;
      const { least, most, minutes } = diagnosticLimits(lessons);
      return {
        course: courseLink(content, course.uid),
        lesson_count: lessons,
        at_least: least,
        at_most: most,
        minutes,
      };
    },
    diagnosticStatus: async ({ learner, params }) => {
      const course = diagnostics.course(params.course_id);
      const [latest] = await diagnosticsOf(db, learner, course.uid);
      const session = latest ? wireSession(content, latest) : null;
      return { status: session?.status ?? 'not-started', session };
    },
    diagnosticInteractive: ({ learner, params, query }) =>
      diagnostics.current(learner, params.course_id, query.session_uid),
    startDiagnostic: ({ learner, body }) => diagnostics.start(learner, body),
    answerDiagnostic: ({ learner, params, body }) =>
      diagnostics.answer(learner, params.session_uid, body),
    claimDiagnostic: ({ learner, params }) => diagnostics.claim(learner, params.session_uid),
    continueDiagnostic: ({ learner, params }) => diagnostics.continue(learner, params.session_uid),
    diagnosticResults: async ({ learner, params }) =>
      wireResults(content, await diagnostics.find(learner, params.session_uid)),
    diagnosticSessions: async ({ learner }) => ({
      sessions: (await diagnosticsOf(db, learner)).map((row) => wireSession(content, row)),
    }),
  };
}
