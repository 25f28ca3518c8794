import { LessonSurface } from '@lemma/lesson-renderer';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FinishedStep, Session } from '../wire.ts';
import { afterSession } from './session/after-session.ts';
import { ConsoleDrawer } from './console-drawer.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LessonLookup } from '../lookup/lesson-lookup.tsx';
import { LessonHost } from './lesson/lesson-host.tsx';
import { QuestionView } from './question/question-view.tsx';
import { ReadingView } from './reading/reading-view.tsx';
import { SessionEnd, type SessionEndProps } from './session/session-end.tsx';
import { linesToRemember } from './reading/reading-steps.ts';
import { type Phase, questionNumber, type StudyState } from './session/session-state.ts';
import { SkillStanding } from './question/skill-standing.tsx';
import { placeInLesson, stepProgress } from './session/step-progress.ts';
import { TermCard } from '../terms/term-card.tsx';
import { StudyBar } from './study-bar.tsx';
import { useReport } from './use-report.ts';
import { useStudyKeys } from './use-study-keys.ts';
import { useTopOfPage } from './use-top-of-page.ts';
import { type StudySession, useStudySession } from './session/use-study-session.ts';
import './study-styles.ts';

export interface StudyScreenProps {
  readonly session: Session;
  /** True while the server does not know of the session yet: it began here. */
  readonly begun?: boolean;
  /** Of a session that is not a learner's own. */
  readonly ending?: StudyEnding;
}

/** Where a session leads that does not end at today's plan. */
export interface StudyEnding {
  /** Where leaving leads before its end. */
  readonly leaveTo: string;
  /** What Enter does at its end. */
  readonly onEnter: () => void;
  readonly render: (end: Omit<SessionEndProps, 'session' | 'kind'>) => ReactNode;
}

/** A study session from its first line to its summary. */
export function StudyScreen({ session, begun = false, ending }: StudyScreenProps) {
  const studying = useStudySession(session, begun);
  const { state } = studying;
  const [keysOpen, setKeysOpen] = useState(false);
  const [consoleOpen, setConsoleOpen] = useState(false);
  const help = useCallback(() => setKeysOpen(true), []);
  const { phase } = state;
  const navigate = useNavigate();

  useStudyKeys({
    onEnter: () => {
      if (phase.type === 'reading') studying.readOn();
      else if (phase.type === 'feedback') studying.goOn();
      else if (phase.type === 'finished') {
        if (ending) ending.onEnter();
        else void navigate(afterSession(phase.end).to);
      }
    },
    onBack: phase.type === 'reading' ? studying.readBack : undefined,
    onHelp: help,
    choosing: phase.type === 'question',
  });
  useTopOfStep(state);
  const report = useReport(state, session.lesson_version);
  const progress = stepProgress(state);

  return (
    <div className="study" data-phase={phase.type}>
      <StudyBar
        title={state.lesson.title}
        place={placeOf(state)}
        kind={state.kind}
        lesson={state.lesson.uid}
        progress={progress}
        step={placeInLesson(progress)}
        done={phase.type === 'finished'}
        onConsole={() => setConsoleOpen(true)}
        onKeys={help}
        report={report}
        {...(ending ? { leaveTo: ending.leaveTo } : {})}
      />
      {state.moved && (
        <output className="study-moved">
          This session went on in another tab or on another device. Here is where it stands.
        </output>
      )}
      {phase.type === 'finished' && <End state={state} end={phase.end} ending={ending} />}
      <LessonHost lesson={state.lesson} version={session.lesson_version} session={state.uid}>
        {phase.type !== 'finished' && (
          <LessonSurface theme="light">
            <Step studying={studying} phase={phase} />
          </LessonSurface>
        )}
        <ConsoleDrawer open={consoleOpen} onClose={() => setConsoleOpen(false)} />
        <LessonLookup />
        <TermCard />
      </LessonHost>
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </div>
  );
}

interface EndProps {
  readonly state: StudyState;
  readonly end: FinishedStep;
  readonly ending: StudyEnding | undefined;
}

function End({ state: { uid, kind, lesson, marks }, end, ending }: EndProps) {
  const summary = { lesson, end, answers: marks };
  return ending ? ending.render(summary) : <SessionEnd session={uid} kind={kind} {...summary} />;
}

interface StepProps {
  readonly studying: StudySession;
  readonly phase: Exclude<Phase, { readonly type: 'finished' }>;
}

function Step({ studying, phase }: StepProps) {
  const { state } = studying;
  if (phase.type === 'reading') {
    const step = state.reading[phase.step];
    return (
      step && (
        <ReadingView
          key={phase.step}
          step={step}
          first={phase.step === 0}
          last={phase.step === state.reading.length - 1}
          lesson={state.lesson.uid}
          title={state.lesson.title}
          onNext={studying.readOn}
          onBack={studying.readBack}
          onSkip={studying.toQuestions}
        />
      )
    );
  }
  return (
    <QuestionView
      key={`${phase.question.uid}:${phase.question.seed}`}
      phase={phase}
      number={questionNumber(state)}
      next={state.next.type === 'finished' && state.late.length === 0 ? 'end' : 'question'}
      lines={state.kind === 'review' ? linesToRemember(state.lesson) : []}
      standing={<SkillStanding state={state} phase={phase} />}
      onAnswer={studying.answer}
      onSetAside={state.ahead.length > 0 ? studying.setAside : undefined}
      onGoOn={studying.goOn}
    />
  );
}

function placeOf(state: StudyState): string {
  const { phase } = state;
  if (phase.type === 'reading') return state.reading[phase.step]?.sectionTitle ?? '';
  if (phase.type === 'finished') return 'Summary';
  return `${state.kind === 'review' ? 'Review question' : 'Exercise'} ${questionNumber(state)}`;
}

/** Every step begins at its top; an answer's feedback stays where the question is. */
function useTopOfStep({ phase }: StudyState): void {
  useTopOfPage(
    phase.type === 'reading'
      ? `reading ${phase.step}`
      : phase.type === 'finished'
        ? 'finished'
        : `${phase.question.uid} ${phase.question.seed}`,
  );
}
