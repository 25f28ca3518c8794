import { Button } from '@lemma/ui';
import { Link } from 'react-router';

export function PathNotFound() {
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">Learning Path Not Found</h1>
      <p className="lead">
        The learning path you&apos;re looking for doesn&apos;t exist or is not yet available.
      </p>
      <p className="button-row">
        <Button asChild>
          <Link to="/learn/paths">Browse the paths</Link>
        </Button>
      </p>
    </section>
  );
}
