import { Blocks } from '@lemma/lesson-renderer';
import { Button } from '@lemma/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ruleInWords } from '../../lesson-state/mastery-words.ts';
import { PartNote } from '../../notes/part-note.tsx';
import { usePartWithTerms } from '../../terms/use-terms.ts';
import type { ReadingStep } from './reading-steps.ts';

export interface ReadingViewProps {
  readonly step: ReadingStep;
  readonly first: boolean;
  readonly last: boolean;
  readonly lesson: string;
  /** Title of the lesson: heads the first part. */
  readonly title: string;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onSkip: () => void;
}

/** One part to read. The heading takes the focus, so that a screen reader goes on where the eye does. */
export function ReadingView({
  step,
  first,
  last,
  lesson,
  title,
  onNext,
  onBack,
  onSkip,
}: ReadingViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { blocks } = usePartWithTerms(step.part, lesson);
  useEffect(() => {
    if (!first) heading.current?.focus({ preventScroll: true });
  }, [first]);
  return (
    <article className="study-column">
      {eyebrow(step) !== '' && <p className="study-section">{eyebrow(step)}</p>}
      {step.part.title || first ? (
        <h1 ref={heading} tabIndex={-1} className="lesson-heading">
          {step.part.title ? <Inline html={step.part.title} /> : title}
        </h1>
      ) : (
        <h1 ref={heading} tabIndex={-1} className="visually-hidden">
          {step.sectionTitle}
        </h1>
      )}
      <Blocks blocks={blocks} />
      <PartNote lesson={{ uid: lesson, title }} part={step.part} section={step.sectionTitle} />
      <div className="sticky-action study-actions">
        <Button size="xl" className="study-go" onClick={onNext}>
          {last ? 'To the questions' : 'Continue'}
        </Button>
        {!first && (
          <Button variant="ghost" size="xl" onClick={onBack}>
            <ArrowLeft aria-hidden />
            Back
          </Button>
        )}
        {!last && (
          <Button variant="ghost" size="xl" className="study-skip" onClick={onSkip}>
            Skip to the questions
          </Button>
        )}
        {last && <p className="muted small">{ruleInWords.lesson}</p>}
      </div>
    </article>
  );
}

/** What stands above the heading: nothing at the first part of a lesson that is one round. */
function eyebrow({ section, sectionTitle, opens, roundTitle }: ReadingStep): string {
  const title = section === 'explanation' && opens ? '' : sectionTitle;
  return [roundTitle, title].filter(Boolean).join(' · ');
}

/** HTML of a heading's inside, made by the lesson compiler. */
function Inline({ html }: { readonly html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
