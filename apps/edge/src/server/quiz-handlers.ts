import type { Handlers } from '../http/handlers.ts';
import type { Profiles } from '../learner/profile.ts';
import { Quizzes } from '../quiz/quizzes.ts';
import type { StudyDeps } from '../study/sessions.ts';

export type QuizHandlers = Pick<Handlers, 'startQuiz' | 'quiz' | 'answerQuiz' | 'quizzes'>;

export function quizHandlers(deps: StudyDeps & { readonly profiles: Profiles }): QuizHandlers {
  const quizzes = new Quizzes(deps);
  return {
    startQuiz: ({ learner, body }) => quizzes.start(learner, body.quiz_uid),
    quiz: ({ learner, params }) => quizzes.get(learner, params.quiz_uid),
    answerQuiz: ({ learner, params, body }) => quizzes.answer(learner, params.quiz_uid, body),
    quizzes: ({ learner }) => quizzes.list(learner),
  };
}
