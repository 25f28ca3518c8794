import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { ApiScope } from '../api/api-scope.tsx';
import { learnPaths } from '../learn/learn-paths.ts';

/** The hero's button of a learner: on to what their plan names first, by its name. */
export function ContinueLearning() {
  return (
    <ApiScope>
      <NextStep />
    </ApiScope>
  );
}

function NextStep() {
  const { data } = useApiQuery('nextActions', {});
  const next = data?.actions.find(({ lesson_uid, has_access }) => lesson_uid && has_access);
  return (
    <Button asChild size="xl">
      <Link to={next ? addressOf(next) : learnPaths.myLearning}>
        Continue: {next ? nameOf(next) : 'my learning path'}
      </Link>
    </Button>
  );
}

interface Step {
  readonly kind: string;
  readonly title: string;
  readonly lesson_uid: string | null;
  readonly session_uid: string | null;
}

function addressOf({ kind, lesson_uid: lesson, session_uid: session }: Step): string {
  if (session) return learnPaths.session(session);
  if (!lesson) return learnPaths.myLearning;
  return kind === 'review' ? learnPaths.reviews : learnPaths.start(lesson);
}

/** Reviews are not called by their lessons: these are named once they are answered. */
function nameOf({ kind, title }: Step): string {
  return kind === 'review' ? 'today’s reviews' : title;
}
