import { Button } from '@lemma/ui';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import '../figures/figures.css';
import { CheckoutButton } from '../pricing/checkout-button.tsx';
import { sampleLessons } from '../paths/content/sample-lessons.ts';
import { plansFor } from '../pricing/plans.ts';
import { useRegion } from '../pricing/region.ts';
import { SampleLink } from '../sections/sample-link.tsx';
import { HeroFragment } from './hero-fragment.tsx';

const VideoDialog = lazy(async () => ({
  default: (await import('../video/video-dialog.tsx')).VideoDialog,
}));

const ContinueLearning = lazy(async () => ({
  default: (await import('./continue-learning.tsx')).ContinueLearning,
}));

const HeroStrip = lazy(async () => ({ default: (await import('./hero-strip.tsx')).HeroStrip }));

/** One element for good: the prerendered drawing stays until its code is there. */
const strip = (
  <div className="hero-graph">
    <Suspense fallback={null}>
      <HeroStrip />
    </Suspense>
  </div>
);

export function Hero() {
  const { status } = useAuth();
  const region = useRegion();
  const annual = plansFor(region.currency, region.discounted).find(({ key }) => key === 'annual');
  const [video, setVideo] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <section className="hero">
      <div className="section-inner hero-grid">
        <div>
          <h1 className="hero-title">
            Stop guessing. <br />
            Start mastering.
          </h1>
          <p className="hero-text">
            Python and the maths behind machine learning, one lesson at a time, in an order that
            never asks for something you have not learned yet.
          </p>
          <div className="hero-actions">
            {status === 'signed-in' ? (
              <Suspense fallback={null}>
                <ContinueLearning />
              </Suspense>
            ) : (
              annual && (
                <CheckoutButton
                  plan={annual}
                  size="xl"
                  label={`Start the annual plan · ${annual.price}`}
                />
              )
            )}
            <Button asChild variant="outline" size="xl">
              <Link to="/learn/diagnostic">Take free diagnostic test</Link>
            </Button>
          </div>
          {status !== 'signed-in' && (
            <p className="small muted hero-note">
              30-day money-back guarantee.{' '}
              <Link className="text-link" to="/#pricing">
                See all four plans
              </Link>
            </p>
          )}
          <p className="hero-links">
            <SampleLink
              lesson={sampleLessons.python}
              words="Try a whole lesson, no account needed"
            />
            <button type="button" className="arrow-link" onClick={() => setVideo('open')}>
              <Play aria-hidden size={18} strokeWidth={1.75} />
              Watch the demo
            </button>
          </p>
          {video !== 'never' && (
            <Suspense fallback={null}>
              <VideoDialog
                open={video === 'open'}
                onClose={() => setVideo('closed')}
                clip="matrix-lesson"
              />
            </Suspense>
          )}
        </div>
        <HeroFragment />
      </div>
      {strip}
    </section>
  );
}
