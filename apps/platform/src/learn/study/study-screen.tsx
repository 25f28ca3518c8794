import { LessonSurface } from '@lemma/lesson-renderer';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Session } from '../wire.ts';
import { ConsoleDrawer } from './console-drawer.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LessonHost } from './lesson-host.tsx';
import { QuestionView } from './question-view.tsx';
import { ReadingView } from './reading-view.tsx';
import { SessionEnd } from './session-end.tsx';
import type { StudyState } from './session-state.ts';
import { stepProgress } from './step-progress.ts';
import { StudyBar } from './study-bar.tsx';
import { useStudyKeys } from './use-study-keys.ts';
import { type StudySession, useStudySession } from './use-study-session.ts';
import './study.css';

/** A study session from its first line to its summary. */
export function StudyScreen({ session }: { readonly session: Session }) {
  const studying = useStudySession(session);
  const { state } = studying;
  const [keysOpen, setKeysOpen] = useState(false);
  const [consoleOpen, setConsoleOpen] = useState(false);
  const help = useCallback(() => setKeysOpen(true), []);
  const { phase } = state;

  useStudyKeys({
    onEnter:
      phase.type === 'reading'
        ? studying.readOn
        : phase.type === 'feedback'
          ? studying.goOn
          : undefined,
    onBack: phase.type === 'reading' ? studying.readBack : undefined,
    onHelp: help,
    choosing: phase.type === 'question',
  });
  useTopOfStep(state);

  return (
    <div className="study" data-phase={phase.type}>
      <StudyBar
        title={state.lesson.title}
        place={placeOf(state)}
        lesson={state.lesson.uid}
        progress={stepProgress(state)}
        done={phase.type === 'finished'}
        onConsole={state.lesson.python ? () => setConsoleOpen(true) : undefined}
        onKeys={help}
      />
      {state.moved && (
        <output className="study-moved">
          This session went on in another tab or on another device. Here is where it stands.
        </output>
      )}
      <LessonHost lesson={state.lesson}>
        <LessonSurface theme="light">
          <Step studying={studying} />
        </LessonSurface>
        {state.lesson.python && (
          <ConsoleDrawer open={consoleOpen} onClose={() => setConsoleOpen(false)} />
        )}
      </LessonHost>
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </div>
  );
}

function Step({ studying }: { readonly studying: StudySession }) {
  const { state } = studying;
  const { phase } = state;
  if (phase.type === 'reading') {
    const step = state.reading[phase.step];
    return (
      step && (
        <ReadingView
          key={phase.step}
          step={step}
          first={phase.step === 0}
          last={phase.step === state.reading.length - 1}
          title={state.lesson.title}
          onNext={studying.readOn}
          onBack={studying.readBack}
          onSkip={studying.toQuestions}
        />
      )
    );
  }
  if (phase.type === 'finished')
    return (
      <SessionEnd session={state.uid} kind={state.kind} lesson={state.lesson} end={phase.end} />
    );
  return (
    <QuestionView
      key={`${phase.question.uid}:${phase.question.seed}`}
      phase={phase}
      number={phase.type === 'feedback' ? state.marks.length : state.marks.length + 1}
      next={state.next.type === 'finished' ? 'end' : 'question'}
      onAnswer={studying.answer}
      onGoOn={studying.goOn}
    />
  );
}

function placeOf(state: StudyState): string {
  const { phase } = state;
  if (phase.type === 'reading') return state.reading[phase.step]?.sectionTitle ?? '';
  if (phase.type === 'finished') return 'Summary';
  const number = phase.type === 'feedback' ? state.marks.length : state.marks.length + 1;
  return `${state.kind === 'review' ? 'Review question' : 'Exercise'} ${number}`;
}

/** Every step begins at its top; an answer's feedback stays where the question is. */
function useTopOfStep({ phase }: StudyState): void {
  const key =
    phase.type === 'reading'
      ? `reading ${phase.step}`
      : phase.type === 'finished'
        ? 'finished'
        : `${phase.question.uid} ${phase.question.seed}`;
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    window.scrollTo({ top: 0 });
  }, [key]);
}
