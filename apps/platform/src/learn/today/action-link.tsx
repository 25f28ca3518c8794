import { Link, type LinkProps } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { useDirectStart } from '../study/session/use-direct-start.ts';
import type { Action } from '../wire.ts';

/** Where an action leads. */
export function actionPath(action: Action): string {
  if (!action.has_access) return learnPaths.pricing;
  if (action.kind === 'continue' && action.session_uid)
    return learnPaths.session(action.session_uid);
  if (action.kind === 'quiz')
    return action.session_uid ? learnPaths.quiz(action.session_uid) : learnPaths.quizzes;
  if (action.kind === 'diagnostic' || action.lesson_uid === null)
    return action.course_uid
      ? learnPaths.diagnosticCourse(action.course_uid)
      : learnPaths.diagnostic;
  return learnPaths.start(action.lesson_uid, action.kind === 'review' ? 'review' : 'lesson');
}

export interface ActionLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly action: Action;
}

/** A link to what a next action asks for. */
export function ActionLink({ action, ...rest }: ActionLinkProps) {
  const directStart = useDirectStart();
  const { kind, lesson_uid, has_access } = action;
  return (
    <Link
      {...rest}
      to={actionPath(action)}
      onClick={(event) => {
        if (has_access && (kind === 'lesson' || kind === 'review'))
          directStart(event, lesson_uid, kind);
      }}
    />
  );
}
