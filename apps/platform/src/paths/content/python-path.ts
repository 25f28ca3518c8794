import type { PathContent } from './path-content.ts';
import { roadmap } from './roadmap.ts';
import { pathLine, pythonCounts } from './counts.ts';

export const pythonPath: PathContent = {
  slug: 'essential-python-for-data-science-and-ml',
  title: 'Essential Python for Data Science and ML',
  heroHeadline: 'Write Python you can explain.',
  heroSubheadline:
    'From the first variable to NumPy and Pandas, with every exercise run and checked in your browser. Nothing to install.',
  heroMicroProof: `${pathLine('essential-python-for-data-science-and-ml')} · about 30 minutes a day`,
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
  units: [
    {
      uid: 'python-basics',
      name: 'Python basics',
      description: 'Expressions, names, printing, and how a program runs from top to bottom.',
    },
    {
      uid: 'basic-data-types',
      name: 'Basic data types',
      description: 'Whole numbers, floats, strings and booleans, and what turns one into another.',
    },
    {
      uid: 'lists',
      name: 'Lists',
      description: 'Indexing, slices, methods, and why two names can mean one list.',
    },
    {
      uid: 'tuples',
      name: 'Tuples',
      description: 'Fixed records, unpacking, and when not to use a list.',
    },
    {
      uid: 'dictionaries',
      name: 'Dictionaries',
      description: 'Keys and values, counting, grouping, and looking up with a default.',
    },
    { uid: 'sets', name: 'Sets', description: 'Membership, duplicates, unions and differences.' },
    {
      uid: 'conditional-logic',
      name: 'Conditional logic',
      description: 'if, elif and else, and conditions that say what they mean.',
    },
    {
      uid: 'comparisons',
      name: 'Comparisons',
      description: 'Equality and identity, chained comparisons, truth of empty things.',
    },
    {
      uid: 'sequences',
      name: 'Sequences',
      description: 'What lists, strings and ranges share, and how to walk through them.',
    },
    {
      uid: 'loops',
      name: 'Loops',
      description: 'for and while, enumerate and zip, leaving early.',
    },
    {
      uid: 'comprehensions',
      name: 'Comprehensions',
      description: 'Lists, sets and dictionaries in one expression that can be read.',
    },
    {
      uid: 'built-in-functions',
      name: 'Built-in functions',
      description: 'sum, min, sorted with a key, any, all, map and filter.',
    },
    {
      uid: 'user-defined-functions',
      name: 'User-defined functions',
      description: 'Parameters, defaults, return values, scope, and the trap of a mutable default.',
    },
    {
      uid: 'custom-classes',
      name: 'Custom classes',
      description: 'Objects with state, methods, equality, and when a class helps.',
    },
    {
      uid: 'modules-and-imports',
      name: 'Modules and imports',
      description: 'Splitting code, the standard library, and what an import runs.',
    },
    {
      uid: 'numpy',
      name: 'NumPy',
      description: 'Arrays, shapes, broadcasting, masks, and thinking in whole arrays.',
    },
    {
      uid: 'pandas',
      name: 'Pandas',
      description: 'Series and data frames, selecting, grouping, joining and missing values.',
    },
  ],
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
