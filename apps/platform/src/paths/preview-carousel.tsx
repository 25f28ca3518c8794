import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { clips } from '../video/clips.ts';
import { VideoPlayer } from '../video/video-player.tsx';
import type { ContentPreview } from './content/path-content.ts';

/** An index one further or back; both ends lead to the other. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Pieces of the path, one at a time. Nothing moves by itself. */
export function PreviewCarousel({ previews }: { readonly previews: readonly ContentPreview[] }) {
  const [index, setIndex] = useState(0);
  const preview = previews[index];
  if (!preview) return null;
  const go = (step: number) => setIndex(wrapIndex(index + step, previews.length));
  return (
    <section className="section" aria-roledescription="carousel" aria-label="A look inside">
      <div className="section-inner carousel">
        <fieldset
          className="carousel-slide"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${previews.length}: ${preview.benefit}`}
        >
          {preview.type === 'video' && preview.clip ? (
            <VideoPlayer
              key={preview.url}
              // The same recording may stand at the top of the page: by its own name it is told apart.
              clip={{ ...clips[preview.clip], title: preview.benefit }}
            />
          ) : (
            <img src={preview.url} alt={preview.caption} width="1280" height="800" loading="lazy" />
          )}
        </fieldset>
        <div aria-live="polite">
          <h2 className="section-title">{preview.benefit}</h2>
          <p className="lead">{preview.caption}</p>
        </div>
        <div className="carousel-controls">
          <button type="button" aria-label="Previous" onClick={() => go(-1)}>
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
          </button>
          {previews.map(({ benefit, url }, dot) => (
            <button
              key={url}
              type="button"
              className="carousel-dot"
              aria-label={`Show ${benefit}`}
              aria-current={dot === index}
              onClick={() => setIndex(dot)}
            />
          ))}
          <button type="button" aria-label="Next" onClick={() => go(1)}>
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </div>
      </div>
    </section>
  );
}
