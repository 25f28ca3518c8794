import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { duration } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import type { Course, NextActions } from '../wire.ts';
import { StepFrame } from './step-frame.tsx';
import type { FirstRun } from './use-first-run.ts';

export interface StartStepProps {
  readonly run: FirstRun;
  readonly course: Course;
  readonly plan: NextActions;
}

/** Where to begin: with what one knows already, or with the first lesson. */
export function StartStep({ run, course, plan }: StartStepProps) {
  const navigate = useNavigate();
  const { data: diagnostic } = useApiQuery(
    'diagnosticCourse',
    { params: { course_id: course.course_id } },
    { enabled: course.kind === 'standard' },
  );
  const first = plan.actions.find(({ kind, lesson_uid }) => kind === 'lesson' && lesson_uid);
  const leave = (to: string) => {
    run.end();
    void navigate(to);
  };
  return (
    <StepFrame
      run={run}
      heading="Where do you want to start?"
      intro={`“${course.title}” is your path now.`}
    >
      <div className="start-cards">
        {diagnostic && (
          <StartCard
            name="I know some of this"
            text={`The free diagnostic asks ${diagnostic.at_least} to ${diagnostic.at_most} questions, about ${duration(diagnostic.minutes)}, and finds what you can skip. You can stop and go on later.`}
            words="Take the diagnostic"
            onChoose={() => leave(learnPaths.diagnosticCourse(course.course_id))}
          />
        )}
        {first?.lesson_uid && (
          <StartCard
            name="This is new to me"
            text={`Begin with “${first.title}”, about ${duration(first.minutes)}. Reading, an example, questions; you can leave at any point and your place is kept.`}
            words="Start the first lesson"
            onChoose={() => leave(learnPaths.start(first.lesson_uid ?? ''))}
          />
        )}
      </div>
    </StepFrame>
  );
}

interface StartCardProps {
  readonly name: string;
  readonly text: string;
  readonly words: string;
  readonly onChoose: () => void;
}

function StartCard({ name, text, words, onChoose }: StartCardProps) {
  return (
    <section className="card start-card">
      <h2 className="path-title">{name}</h2>
      <p>{text}</p>
      <Button size="xl" onClick={onChoose}>
        {words}
        <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </section>
  );
}
