import { Link } from 'react-router';

export interface AgreementSentenceProps {
  /** "By continuing", "By saving". */
  readonly by: string;
}

/** Says what a button agrees to beside what it does. Both documents open in a tab of their own: nothing typed is lost. */
export function AgreementSentence({ by }: AgreementSentenceProps) {
  return (
    <p className="muted small" style={{ marginTop: 12 }}>
      {by} you agree to our{' '}
      <Link className="text-link" to="/terms" target="_blank">
        terms of service
      </Link>{' '}
      and our{' '}
      <Link className="text-link" to="/privacy" target="_blank">
        privacy policy
      </Link>
      .
    </p>
  );
}
