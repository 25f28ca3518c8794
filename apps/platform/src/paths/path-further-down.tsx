import { FaqSection } from '../faq/faq-section.tsx';
import { HowItWorks } from '../sections/how-it-works.tsx';
import { Support } from '../sections/support.tsx';
import { TestimonialsSection } from '../sections/testimonials-section.tsx';
import { PricingSection } from '../pricing/pricing-section.tsx';
import { stillGrowing, unitCounts } from './content/counts.ts';
import { Curriculum } from './curriculum.tsx';
import { DiagnosticCall } from '../sections/diagnostic-call.tsx';
import { asContentPreview, type PathContent } from './content/path-content.ts';
import { PathProblem } from './path-problem.tsx';
import { PreviewCarousel } from './preview-carousel.tsx';
import { RoadmapRow } from './roadmap-row.tsx';

/** The page of a learning path from the problem on, in the order of the specification. */
export function PathFurtherDown({ path }: { readonly path: PathContent }) {
  return (
    <>
      <PathProblem path={path} />
      <HowItWorks />
      <TestimonialsSection />
      <Curriculum {...path} />
      <PreviewCarousel previews={path.contentPreviews.map(asContentPreview)} />
      <div className="section-inner path-roadmap">
        <RoadmapRow />
      </div>
      <PricingSection
        title="Choose your path to mastery"
        note={stillGrowing(unitCounts(path.slug))}
      />
      <Support />
      <FaqSection items={path.faq} />
      <DiagnosticCall
        title={path.diagnosticTitle}
        description={path.diagnosticDescription}
        slug={path.diagnosticSlug}
      />
    </>
  );
}
