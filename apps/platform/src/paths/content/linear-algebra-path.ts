import type { PathContent } from './path-content.ts';
import { linearAlgebraUnits } from './linear-algebra-units.ts';
import { roadmap } from './roadmap.ts';
import { sampleLessons } from './sample-lessons.ts';
import { linearAlgebraCounts, pathLine } from './counts.ts';

export const linearAlgebraPath: PathContent = {
  slug: 'essential-linear-algebra-for-ml',
  title: 'Essential Linear Algebra for ML',
  heroHeadline: 'Read the equations. Build the model.',
  heroSubheadline:
    'The linear algebra that machine learning really uses, from the first vector to the SVD, in an order that leaves no gaps.',
  heroMicroProof: `${pathLine('essential-linear-algebra-for-ml')} · about 30 minutes a day`,
  sampleLesson: sampleLessons.algebra,
  demoVideoUrl: 'matrix-lesson',
  problemTitle: 'Why linear algebra does not stick',
  problemSubheadline: 'You have met it, perhaps twice. It was gone when you needed it.',
  problemQuote: 'I can follow every step of the derivation. I could not do one of them on my own.',
  problemPoints: [
    {
      header: 'Proofs or recipes',
      description:
        'Books prove what you cannot yet picture; tutorials call a function and move on.',
    },
    {
      header: 'Gaps you cannot see',
      description:
        'A hole in projections shows itself only at PCA, and then looks like a problem with PCA.',
    },
    {
      header: 'No practice that fits',
      description: 'Twenty exercises of one kind, with answers in the back and no reasons.',
    },
    {
      header: 'Nothing returns',
      description: 'What you learned in the first chapter is never asked again.',
    },
  ],
  problemSolutionPoints: [
    {
      problem: {
        header: 'Symbols without a picture',
        description: 'A matrix is a box of numbers with odd rules.',
      },
      solution: {
        header: 'Figures you move',
        description: 'Drag a vector and watch its image; step through a product entry by entry.',
      },
    },
    {
      problem: {
        header: 'One pace for everybody',
        description: 'Too slow where you are strong, too fast where you are not.',
      },
      solution: {
        header: 'Your own frontier',
        description:
          'The diagnostic takes off what you know. A lesson opens when its foundations stand.',
      },
    },
    {
      problem: {
        header: 'Understanding that fades',
        description: 'Fluent on the day, blank in a month.',
      },
      solution: {
        header: 'Reviews that arrive in time',
        description: 'Spaced by how well you remember, with other numbers every time.',
      },
    },
  ],
  curriculumDescription: 'Five units. Each lesson explains, shows a worked example, and then asks.',
  units: linearAlgebraUnits,
  contentSummary: `${linearAlgebraCounts.lessons} lessons and ${linearAlgebraCounts.questions} practice questions, with widgets for what is easier to see than to say.`,
  contentPreviews: [
    {
      type: 'video',
      clip: 'graph',
      url: '/media/graph.avif',
      benefit: 'Know what rests on what',
      caption: 'The path as a graph: what you have, what is due, what opens next.',
    },
    {
      type: 'image',
      url: '/media/algebra-question.avif',
      benefit: 'Hear why',
      caption: 'A wrong answer, and under it the reason that belongs to it.',
    },
    {
      type: 'video',
      clip: 'review',
      url: '/media/review.avif',
      benefit: 'Keep what you learned',
      caption: 'A review asks again before you forget, with other numbers.',
    },
  ],
  outcomeUnits: [
    'matrices',
    'matrix-transformations',
    'eigenvalues-eigenvectors-and-the-svd',
    'matrix-transformations',
    'matrices',
    'eigenvalues-eigenvectors-and-the-svd',
  ],
  roadmapItems: roadmap,
  faq: [
    {
      question: 'Do I need to know Python?',
      answer:
        'No. Many lessons do the same calculation in a few lines of plain Python; you can skip the code and lose nothing of the mathematics.',
    },
    {
      question: 'How far back does it begin?',
      answer:
        'At what a vector is. You need school algebra: equations, square roots, coordinates in the plane.',
    },
    {
      question: 'How long does it take?',
      answer:
        'That depends on what you know and on your minutes a day. The diagnostic takes off what you know; after the first days your own pace gives a range, and your page shows it.',
    },
    {
      question: 'Is it proof-based?',
      answer:
        'Reasons come with everything, and short proofs where they explain. Longer ones are folded away for those who want them.',
    },
  ],
  diagnosticTitle: 'How much linear algebra do you have?',
  diagnosticDescription: 'The free diagnostic finds out, and takes it off the path.',
  diagnosticSlug: 'essential-linear-algebra-for-ml',
};
