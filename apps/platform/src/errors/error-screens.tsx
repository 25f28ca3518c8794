import { Button } from '@lemma/ui';
import { brand } from '../brand/brand.ts';

/** True for the error of a page whose code was replaced by a newer release. */
export function isOutdatedCode(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return /dynamically imported module|Importing a module script failed|error loading dynamically/iu.test(
    message,
  );
}

const refresh = () => window.location.reload();

/** The code of a page is gone because a newer release took its place. */
export function JustUpdatedScreen() {
  return (
    <section className="page-narrow centred" role="alert">
      <h1 className="page-title">Oops! We just updated</h1>
      <p className="lead">
        {brand.name} has a new version, and this page is still the old one. Refresh to go on. Coding
        work in progress is auto-saved for 24 hours.
      </p>
      <p className="button-row">
        <Button onClick={refresh}>Refresh to Continue</Button>
      </p>
    </section>
  );
}

export interface SomethingWrongProps {
  /** Opens the feedback dialog; without it the button is not shown. */
  readonly onReport?: (() => void) | undefined;
}

export function SomethingWrongScreen({ onReport }: SomethingWrongProps) {
  return (
    <section className="page-narrow centred" role="alert">
      <h1 className="page-title">Oops! Something went wrong</h1>
      <p className="lead">
        This part of the page failed. Your answers so far are kept. Refreshing usually helps.
      </p>
      <p className="button-row">
        <Button onClick={refresh}>Refresh Page</Button>
        {onReport && (
          <Button variant="outline" onClick={onReport}>
            Report Issue to {brand.founder}
          </Button>
        )}
      </p>
    </section>
  );
}

/** The screen for an error: replaced code asks for a refresh alone. */
export function ErrorScreen({
  error,
  onReport,
}: SomethingWrongProps & { readonly error: unknown }) {
  return isOutdatedCode(error) ? (
    <JustUpdatedScreen />
  ) : (
    <SomethingWrongScreen onReport={onReport} />
  );
}
