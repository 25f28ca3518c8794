import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { learnPaths } from '../learn/learn-paths.ts';

export interface SampleLinkProps {
  /** Uid of the lesson. */
  readonly lesson: string;
  readonly words: string;
}

/** Leads a visitor into a whole lesson. A learner has their own. */
export function SampleLink({ lesson, words }: SampleLinkProps) {
  const { status } = useAuth();
  if (status === 'signed-in') return null;
  return (
    <Link to={learnPaths.sample(lesson)} className="arrow-link">
      {words}
      <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
    </Link>
  );
}
