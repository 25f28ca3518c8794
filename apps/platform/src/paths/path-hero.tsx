import { Button } from '@lemma/ui';
import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router';
import { SampleLink } from '../sections/sample-link.tsx';
import { type ClipName, clips } from '../video/clips.ts';
import { beingWritten } from './content/counts.ts';
import type { PathContent } from './content/path-content.ts';

const VideoPlayer = lazy(async () => ({
  default: (await import('../video/video-player.tsx')).VideoPlayer,
}));

/** Prerendered; the code that plays it loads when the first view is done. */
const Demo = memo(function Demo({ clip }: { readonly clip: ClipName }) {
  const { width, height } = clips[clip];
  return (
    <Suspense fallback={<div className="video" style={{ aspectRatio: `${width} / ${height}` }} />}>
      <VideoPlayer clip={clips[clip]} />
    </Suspense>
  );
});

export function PathHero({ path }: { readonly path: PathContent }) {
  const coming = beingWritten(path.slug, path.units);
  return (
    <section className="hero">
      <div className="section-inner hero-grid">
        <div>
          <p className="path-name">{path.title}</p>
          <h1 className="hero-title path-hero-title">{path.heroHeadline}</h1>
          <p className="hero-text">{path.heroSubheadline}</p>
          <div className="hero-actions">
            <Button asChild size="xl">
              <Link to="#pricing">Choose a plan</Link>
            </Button>
            <Button asChild variant="outline" size="xl">
              <Link to={`/learn/diagnostic#${path.diagnosticSlug}`}>Take free diagnostic test</Link>
            </Button>
          </div>
          <p className="small muted hero-note">{path.heroMicroProof}</p>
          <SampleLink lesson={path.sampleLesson} words="Try the first lesson, no account needed" />
          {coming && <p className="small muted">{coming}</p>}
        </div>
        <Demo clip={path.demoVideoUrl} />
      </div>
    </section>
  );
}
