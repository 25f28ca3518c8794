import type { FaqItem } from './faq-item.ts';
import type { pathSlugs } from '../../seo/public-paths.ts';
import { type ClipName, clips } from '../../video/clips.ts';
import type { RoadmapItem } from './roadmap.ts';

export interface Point {
  readonly header: string;
  readonly description: string;
}

export interface PathUnit {
  /** The unit's name in `content/`. */
  readonly uid: string;
  readonly name: string;
  readonly description: string;
}

export interface ProblemSolution {
  readonly problem: Point;
  readonly solution: Point;
}

export interface ContentPreview {
  readonly type: 'image' | 'video';
  /** Of the picture, or of the clip's poster. */
  readonly url: string;
  readonly clip?: ClipName;
  readonly benefit: string;
  readonly caption: string;
}

/** The other shape of a preview: what goes wrong elsewhere, and a recording of what happens here. */
export interface ProblemPreview {
  readonly problemText: string;
  readonly solutionText: string;
  readonly videoSrc: ClipName;
}

/** Either shape as the carousel shows it: the solution as its benefit, the problem under it. */
export function asContentPreview(preview: ContentPreview | ProblemPreview): ContentPreview {
  if (!('problemText' in preview)) return preview;
  return {
    type: 'video',
    clip: preview.videoSrc,
    url: clips[preview.videoSrc].poster,
    benefit: preview.solutionText,
    caption: preview.problemText,
  };
}

/** Everything that the page of a learning path says; what one can do after it is Markdown, in `outcomes/`. */
export interface PathContent {
  readonly slug: (typeof pathSlugs)[number];
  readonly title: string;
  readonly heroHeadline: string;
  readonly heroSubheadline: string;
  readonly heroMicroProof: string;
  /** A whole lesson for visitors. */
  readonly sampleLesson: string;
  readonly demoVideoUrl: ClipName;
  readonly problemTitle: string;
  readonly problemSubheadline: string;
  readonly problemQuote: string;
  /** At most four are shown. */
  readonly problemPoints: readonly Point[];
  readonly problemSolutionPoints: readonly ProblemSolution[];
  readonly curriculumDescription: string;
  /** Default: `vector`. */
  readonly curriculumIcon?: 'python' | 'vector';
  /** In the order of the course. */
  readonly units: readonly PathUnit[];
  /** For each outcome, in their order, the last unit that it needs: until that is written, the outcome is marked. */
  readonly outcomeUnits: readonly string[];
  readonly contentSummary: string;
  readonly contentPreviews: readonly (ContentPreview | ProblemPreview)[];
  readonly roadmapItems: readonly RoadmapItem[];
  readonly faq: readonly FaqItem[];
  readonly diagnosticTitle: string;
  readonly diagnosticDescription: string;
  readonly diagnosticSlug: string;
}
