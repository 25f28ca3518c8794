import { useApiMutation } from '@lemma/api-client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { learnPaths } from '../learn-paths.ts';
import { Refusal } from '../page-states/answer.tsx';
import { SessionCallsScope } from '../study/session/session-calls.ts';
import { type StudyEnding, StudyScreen } from '../study/study-screen.tsx';
import { StudySkeleton } from '../study/study-skeleton.tsx';
import { visitorSamples } from '../visitor-sessions/visitor-sessions.ts';
import { useSampleCalls } from './sample-calls.ts';
import { SampleEnd } from './sample-end.tsx';

/** A whole lesson without an account. It goes on where this browser left it. */
export function SampleStudy({ lesson }: { readonly lesson: string }) {
  const { signup } = useAuth();
  const calls = useSampleCalls();
  const start = useApiMutation('startSample');
  const { mutate, data, error } = start;
  const [uid, setUid] = useState(() => visitorSamples.all()[lesson] ?? crypto.randomUUID());
  const begin = useCallback(
    () =>
      mutate(
        { body: { session_uid: uid, lesson_uid: lesson } },
        { onSuccess: () => visitorSamples.keep(lesson, uid) },
      ),
    [mutate, uid, lesson],
  );
  useEffect(begin, [begin]);
  const ending = useMemo<StudyEnding>(() => {
    const onKeep = () => void signup({ returnTo: learnPaths.myLearning });
    const choices = { onKeep, onAgain: () => setUid(crypto.randomUUID()) };
    return {
      leaveTo: '/',
      onEnter: onKeep,
      render: (end) => <SampleEnd {...end} choices={choices} />,
    };
  }, [signup]);
  if (data?.session_uid === uid)
    return (
      <SessionCallsScope value={calls}>
        <StudyScreen key={uid} session={data} ending={ending} />
      </SessionCallsScope>
    );
  if (error) return <Refusal error={error} what="this lesson" onRetry={begin} />;
  return <StudySkeleton />;
}
