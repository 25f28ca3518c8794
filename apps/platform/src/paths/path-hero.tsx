import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { clips } from '../video/clips.ts';
import { VideoPlayer } from '../video/video-player.tsx';
import { beingWritten } from './counts.ts';
import type { PathContent } from './path-content.ts';

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
          {coming && <p className="small muted">{coming}</p>}
        </div>
        <VideoPlayer clip={clips[path.demoVideoUrl]} />
      </div>
    </section>
  );
}
