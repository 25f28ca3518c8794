import { Button } from '@lemma/ui';
import { Link } from 'react-router';

export function NotFound() {
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">There is no page here</h1>
      <p className="lead">The address may be mistyped, or the page has moved.</p>
      <p className="button-row">
        <Button asChild>
          <Link to="/">Go to the home page</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/learn/paths">Browse the paths</Link>
        </Button>
      </p>
    </section>
  );
}
