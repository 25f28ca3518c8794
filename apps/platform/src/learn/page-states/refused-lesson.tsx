import { Button } from '@lemma/ui';
import { BookDashed, KeyRound, Lock, LogIn, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { freePart } from '../../paths/content/free-part.ts';
import { learnPaths } from '../learn-paths.ts';
import { StateScreen } from './state-screen.tsx';

interface NamedLesson {
  readonly lesson_uid: string;
  readonly title: string;
}

interface RefusedProps {
  /** Undefined where the server did not name it. */
  readonly lesson?: NamedLesson | undefined;
}

const nameOf = (lesson: NamedLesson | undefined, otherwise = 'This lesson') =>
  lesson ? `“${lesson.title}”` : otherwise;

/** Links that any of these screens offers after its own. */
function FurtherOn() {
  return (
    <>
      <Button asChild variant="outline">
        <Link to={learnPaths.myLearning}>My learning</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={learnPaths.library}>Lesson library</Link>
      </Button>
    </>
  );
}

export function LockedLesson({
  lesson,
  missing,
}: RefusedProps & {
  /** What is to be mastered first. */
  readonly missing: readonly NamedLesson[];
}) {
  const first = missing[0];
  return (
    <StateScreen
      icon={Lock}
      title={`${nameOf(lesson)} is still locked`}
      actions={
        <>
          {first && (
            <Button asChild>
              <Link to={learnPaths.start(first.lesson_uid)}>Start {first.title}</Link>
            </Button>
          )}
          <FurtherOn />
        </>
      }
    >
      <p>It builds on lessons that you have not mastered yet. Master these first:</p>
      <ul className="plain-rows">
        {missing.map(({ lesson_uid, title }) => (
          <li key={lesson_uid}>
            <Link to={learnPaths.start(lesson_uid)}>{title}</Link>
          </li>
        ))}
      </ul>
    </StateScreen>
  );
}

export function NeedsPlan({ lesson }: RefusedProps) {
  return (
    <StateScreen
      icon={KeyRound}
      title={`${nameOf(lesson)} is part of a plan`}
      actions={
        <>
          <Button asChild>
            <Link to={learnPaths.pricing}>See the plans</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={learnPaths.freeLessons}>Free lessons</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={learnPaths.myLearning}>My learning</Link>
          </Button>
        </>
      }
    >
      <p>Without a plan, {freePart} is open to you. What you have mastered stays yours.</p>
    </StateScreen>
  );
}

export function NeedsSignIn({ lesson }: RefusedProps) {
  const { login, signup } = useAuth();
  return (
    <StateScreen
      icon={LogIn}
      title={`Log in to read ${nameOf(lesson, 'this lesson')}`}
      actions={
        <>
          <Button onClick={() => void login()}>Log in</Button>
          <Button variant="outline" onClick={() => void signup()}>
            Sign up
          </Button>
        </>
      }
    >
      <p>Free lessons are open to everyone. The others belong to a plan.</p>
    </StateScreen>
  );
}

export function NothingToReview({ lesson }: RefusedProps) {
  return (
    <StateScreen
      icon={RotateCcw}
      title={`${nameOf(lesson)} has nothing to review yet`}
      actions={
        <>
          {lesson && (
            <Button asChild>
              <Link to={learnPaths.start(lesson.lesson_uid)}>Study this lesson</Link>
            </Button>
          )}
          <FurtherOn />
        </>
      }
    >
      <p>Reviews begin once a lesson is mastered.</p>
    </StateScreen>
  );
}

/** A lesson that is planned: its name is known, its text is not written. */
export function NotWritten({ lesson }: { readonly lesson: NamedLesson }) {
  return (
    <StateScreen
      icon={BookDashed}
      title={`${nameOf(lesson)} is not written yet`}
      actions={<FurtherOn />}
    >
      <p>It is planned. Until then you can go on with the other lessons of its path.</p>
    </StateScreen>
  );
}
