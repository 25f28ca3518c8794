import type { LessonGraph } from '../graph/lesson-graph.ts';
import type { LearnerState } from '../mastery/learner-state.ts';
import { hasQuizLessons, quizMinutes, quizSize } from '../quiz/draw-quiz.ts';
import { isQuizDue } from '../quiz/quiz-week.ts';
import type { ActionOptions, NextAction } from './action.ts';

/** The quiz to go on with, else the one of this week, where the host offers it. */
export function quizActions(
  state: LearnerState,
  graph: LessonGraph,
  { quiz = false, mayStudy, ...where }: ActionOptions,
): NextAction[] {
  if (typeof quiz === 'object') {
    const left = Math.max(1, quizSize - quiz.answered);
    return [
      {
        kind: 'quiz',
        session: quiz.session,
        minutes: Math.ceil((quizMinutes * left) / quizSize),
        reason: { code: 'continues-quiz', left },
      },
    ];
  }
  if (!quiz || !isQuizDue(state, where) || !hasQuizLessons(state, graph, mayStudy)) return [];
  return [
    { kind: 'quiz', minutes: quizMinutes, reason: { code: 'weekly-quiz', questions: quizSize } },
  ];
}
