import { LessonSurface } from '@lemma/lesson-renderer';
import { type ReactNode, useCallback, useState } from 'react';
import { ConsoleDrawer } from './console-drawer.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LessonLookup } from '../lookup/lesson-lookup.tsx';
import { LessonHost, type LessonHostProps } from './lesson/lesson-host.tsx';
import { StudyBar, type StudyBarProps } from './study-bar.tsx';

export interface StudyFrameProps extends Omit<StudyBarProps, 'onConsole' | 'onKeys' | 'done'> {
  /** What the screen shows, for its styles. */
  readonly phase: string;
  readonly host: Pick<LessonHostProps, 'lesson' | 'version' | 'slots'>;
  /** Whether a Python console and earlier lessons can be opened beside the questions. */
  readonly withHelp: boolean;
  /** Under the bar. */
  readonly note?: ReactNode;
  readonly children: (onHelp: () => void) => ReactNode;
}

/** The frame of questions from several lessons: the bar over them, their host, and the dialog of keys. */
export function StudyFrame({ phase, host, withHelp, note, children, ...bar }: StudyFrameProps) {
  const [keysOpen, setKeysOpen] = useState(false);
  const [consoleOpen, setConsoleOpen] = useState(false);
  const help = useCallback(() => setKeysOpen(true), []);
  return (
    <div className="study" data-phase={phase}>
      <StudyBar
        {...bar}
        done={false}
        onConsole={withHelp ? () => setConsoleOpen(true) : undefined}
        onKeys={help}
      />
      {note}
      <LessonHost {...host}>
        <LessonSurface theme="light">{children(help)}</LessonSurface>
        {withHelp && <ConsoleDrawer open={consoleOpen} onClose={() => setConsoleOpen(false)} />}
        {withHelp && <LessonLookup />}
      </LessonHost>
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </div>
  );
}
