import type { PathContent } from './path-content.ts';
import { pythonUnits } from './python-units.ts';
import { roadmap } from './roadmap.ts';
import { sampleLessons } from './sample-lessons.ts';
import { pathLine, pythonCounts } from './counts.ts';

export const pythonPath: PathContent = {
  slug: 'essential-python-for-data-science-and-ml',
  title: 'Essential Python for Data Science and ML',
  heroHeadline: 'Write Python you can explain.',
  heroSubheadline:
    'From the first variable to NumPy and Pandas, with every exercise run and checked in your browser. Nothing to install.',
  heroMicroProof: `${pathLine('essential-python-for-data-science-and-ml')} · about 30 minutes a day`,
  sampleLesson: sampleLessons.python,
  demoVideoUrl: 'python-lesson',
  problemTitle: 'Why Python courses leave you stuck',
  problemSubheadline: 'You typed along. Then the editor was empty, and so was your head.',
  problemQuote: 'My scripts work. I could not tell you why, and I am afraid to touch them.',
  problemPoints: [
    {
      header: 'Typing along',
      description: 'Copying code trains copying. The hard part was deciding what to write.',
    },
    {
      header: 'An evening lost to setup',
      description: 'Versions, paths and environments, before the first line.',
    },
    {
      header: 'Surprises nobody explained',
      description: 'Two names, one list. Changed one, changed both, and no lesson said so.',
    },
    {
      header: 'Libraries on sand',
      description: 'Pandas before lists are safe: every error message is a riddle.',
    },
  ],
  problemSolutionPoints: [
    {
      problem: {
        header: 'Watching somebody type',
        description: 'It looks easy, because somebody else decides.',
      },
      solution: {
        header: 'You write, tests answer',
        description: 'Each exercise runs your code against cases and says which failed, in words.',
      },
    },
    {
      problem: {
        header: 'Setup first',
        description:
          'An interpreter, an editor and an environment have to work before the first line does.',
      },
      solution: {
        header: 'Python in the page',
        description: 'The real interpreter, in your browser. Read a line, change it, run it.',
      },
    },
    {
      problem: {
        header: 'Learned once',
        description: 'Read once, never asked again.',
      },
      solution: {
        header: 'It comes back',
        description: 'Reviews mix old and new, so that you choose the tool and not only use it.',
      },
    },
  ],
  curriculumDescription: '17 units, from the first expression to data frames.',
  curriculumIcon: 'python',
  units: pythonUnits,
  contentSummary: `${pythonCounts.lessons} lessons and ${pythonCounts.questions} practice questions. Code runs and is checked in the page.`,
  contentPreviews: [
    {
      type: 'video',
      clip: 'exercise',
      url: '/media/exercise.avif',
      benefit: 'Write code that is checked',
      caption: 'Tests say what your code does and what it should do, until all of them pass.',
    },
    {
      type: 'image',
      url: '/media/python-question.avif',
      benefit: 'Hear why',
      caption: 'A wrong answer, and under it the reason that belongs to it.',
    },
    {
      type: 'video',
      clip: 'python-graph',
      url: '/media/python-graph.avif',
      benefit: 'Know what rests on what',
      caption: 'The path as a graph: what you have, what is due, what opens next.',
    },
  ],
  outcomeUnits: [
    'user-defined-functions',
    'user-defined-functions',
    'sets',
    'python-basics',
    'numpy',
    'pandas',
  ],
  roadmapItems: roadmap,
  faq: [
    {
      question: 'I have never programmed. Is this for me?',
      answer:
        'Yes. The first unit begins with what an expression is, and nothing is used before it was taught.',
    },
    {
      question: 'I already write Python at work. Is it too slow?',
      answer:
        'Take the diagnostic. What you show you know is off the path; what is left is what you could not show.',
    },
    {
      question: 'Which Python is it?',
      answer:
        'The standard interpreter, compiled for the browser. What you learn holds for the one that you install later.',
    },
    {
      question: 'Does it work on a phone?',
      answer: 'Reading, questions and short code do. For longer exercises a keyboard is kinder.',
    },
  ],
  diagnosticTitle: 'How much Python do you have?',
  diagnosticDescription: 'The free diagnostic finds out, and takes it off the path.',
  diagnosticSlug: 'essential-python-for-data-science-and-ml',
};
