import { shownTestimonials, type Testimonial } from './testimonials.ts';

/** One featured voice, six in a grid. Without voices there is no section. */
export function TestimonialsSection({
  testimonials = shownTestimonials,
}: {
  readonly testimonials?: readonly Testimonial[];
}) {
  const [featured, ...others] = testimonials;
  if (!featured) return null;
  return (
    <section className="section" aria-labelledby="voices-title">
      <div className="section-inner voices-grid">
        <div>
          <h2 id="voices-title" className="section-title">
            What learners say
          </h2>
          {testimonials.some((voice) => voice.example) && (
            <p className="muted small">
              These are examples, written for trying out the site. A production build shows none of
              them.
            </p>
          )}
          <Voice voice={featured} featured />
        </div>
        <div className="voices">
          {others.slice(0, 6).map((voice) => (
            <Voice key={voice.quote} voice={voice} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Voice({
  voice,
  featured = false,
}: {
  readonly voice: Testimonial;
  readonly featured?: boolean;
}) {
  return (
    <figure className={featured ? 'voice voice-featured' : 'voice'}>
      <Stars />
      <blockquote>“{voice.quote}”</blockquote>
      <figcaption className="small">
        {voice.imageSrc ? (
          <img src={voice.imageSrc} alt="" width="40" height="40" loading="lazy" />
        ) : (
          <span className="voice-initials" aria-hidden>
            {voice.avatarInitials}
          </span>
        )}
        <span className="muted">
          {voice.example ? 'Example' : <strong>{voice.name}</strong>} · {voice.role},{' '}
          {voice.company}
          {voice.linkedinUrl && (
            <>
              {' · '}
              <a className="text-link" href={voice.linkedinUrl}>
                Profile of {voice.name}
              </a>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** Decoration only: nobody gave these stars. */
function Stars() {
  return (
    <svg width="92" height="16" aria-hidden className="stars">
      {[0, 1, 2, 3, 4].map((star) => (
        <path
          key={star}
          transform={`translate(${star * 19} 0)`}
          d="M8 .8l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.2l-4.5 2.4.9-5L.8 6.100l5-.7z"
          fill="#D97706"
        />
      ))}
    </svg>
  );
}
