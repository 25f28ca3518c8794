import { useApiMutation } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { inForceSince, legalDate } from '../brand/legal.ts';
import type { LegalDocument } from './agreement.ts';

const names = { terms: 'terms of service', privacy: 'privacy policy' } as const;

/** Asks a learner to agree to what is in force, and says what of it has changed. It blocks nothing. */
export function AgreementBanner({
  documents,
  isFirst,
}: {
  readonly documents: readonly LegalDocument[];
  /** True for somebody who has not agreed to anything yet. */
  readonly isFirst: boolean;
}) {
  const agree = useApiMutation('agree');
  return (
    <aside className="banner" aria-label="Terms and privacy">
      <p>
        {isFirst ? 'Your account stands under our ' : 'Changed: our '}
        {documents.map((name, index) => (
          <span key={name}>
            {index > 0 && ' and our '}
            <Link className="text-link" to={`/${name}`}>
              {names[name]}
            </Link>{' '}
            of {legalDate(inForceSince[name])}
          </span>
        ))}
        .{agree.isError && ' Your answer was not kept. Try again.'}
      </p>
      <Button
        size="sm"
        disabled={agree.isPending}
        onClick={() => agree.mutate({ body: { ...inForceSince } })}
      >
        I agree
      </Button>
    </aside>
  );
}
