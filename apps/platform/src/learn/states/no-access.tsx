import { Button } from '@lemma/ui';
import { KeyRound, Lock, LogIn } from 'lucide-react';
import { Link } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { freePart } from '../../paths/free-part.ts';
import { learnPaths } from '../learn-paths.ts';
import { StateScreen } from './state-screen.tsx';

export interface NoAccessProps {
  readonly reason: 'locked' | 'plan' | 'sign-in';
  /** With `locked`: what is to be mastered first. */
  readonly missing?: readonly { readonly lesson_uid: string; readonly title: string }[];
}

/** Why a lesson stays shut, and what opens it. */
export function NoAccess({ reason, missing = [] }: NoAccessProps) {
  if (reason === 'locked') return <LockedLesson missing={missing} />;
  return reason === 'plan' ? <NeedsPlan /> : <NeedsSignIn />;
}

function LockedLesson({ missing }: Required<Pick<NoAccessProps, 'missing'>>) {
  const first = missing[0];
  return (
    <StateScreen
      icon={Lock}
      title="This lesson is still locked"
      actions={
        <>
          {first && (
            <Button asChild>
              <Link to={learnPaths.start(first.lesson_uid)}>Start {first.title}</Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link to={learnPaths.myLearning}>My learning</Link>
          </Button>
        </>
      }
    >
      <p>It builds on lessons that you have not mastered yet. Master these first:</p>
      <ul className="plain-rows">
        {missing.map((lesson) => (
          <li key={lesson.lesson_uid}>
            <Link to={learnPaths.start(lesson.lesson_uid)}>{lesson.title}</Link>
          </li>
        ))}
      </ul>
    </StateScreen>
  );
}

function NeedsPlan() {
  return (
    <StateScreen
      icon={KeyRound}
      title="This lesson is part of a plan"
      actions={
        <>
          <Button asChild>
            <Link to={learnPaths.pricing}>See the plans</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={learnPaths.library}>Free lessons</Link>
          </Button>
        </>
      }
    >
      <p>Without a plan, {freePart} is open to you. What you have mastered stays yours.</p>
    </StateScreen>
  );
}

function NeedsSignIn() {
  const { login, signup } = useAuth();
  return (
    <StateScreen
      icon={LogIn}
      title="Log in to read this lesson"
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
