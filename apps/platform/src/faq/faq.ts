import { brand } from '../brand/brand.ts';
import type { FaqItem } from '../paths/content/faq-item.ts';
import { freePart } from '../paths/content/free-part.ts';

export const faq: readonly FaqItem[] = [
  {
    question: 'How much maths do I need to start?',
    answer:
      'School algebra: you can rearrange an equation and read a graph. The diagnostic places you, and every lesson lists what it rests on. If something is missing it is taught first.',
  },
  {
    question: 'How long does a day take?',
    answer:
      'About 30 minutes. A lesson is planned for 14 to 30 minutes, a review is shorter. You can do more or less: the plan of each day is made from what is due and what is open to you.',
  },
  {
    question: 'What happens when I fail a lesson?',
    answer:
      'It is added back for a later attempt, after the lessons under it that look weak. You get other questions, not the same ones. The goal of their calibration is that 90%+ of lessons are passed.',
  },
  {
    question: 'Can I skip what I already know?',
    answer:
      'Yes, by showing it. The diagnostic marks what you have mastered, and those lessons are off your list. What you have not mastered cannot be skipped, because what comes later would rest on it.',
  },
  {
    question: 'What does the diagnostic look like?',
    answer:
      'One question at a time, each chosen from your answers so far. It stops when it knows enough; its first page says after how many questions at the latest. "I don\'t know yet" is a good answer. It is free, and you need no account to take it.',
  },
  {
    question: 'Do I have to install Python?',
    answer:
      'No. Python runs inside the page, and your code stays on your computer until you hand in an answer. You need a current browser.',
  },
  {
    question: 'How is this different from a video course?',
    answer:
      'You work from the first minute. A lesson explains, shows a worked example and asks; a wrong answer gets its reason. What you have learned returns for review, spaced by how well you remember it.',
  },
  {
    question: 'What does a pass open?',
    answer:
      'Every lesson that is written and each one that is added: the paths of today and, when they come, those of the roadmap. Besides, the weekly live Q&A, and your price for as long as you stay.',
  },
  {
    question: 'Is there a free part?',
    answer: `The diagnostic and ${freePart} are free, with their questions and reviews. You need no card for them.`,
  },
  {
    question: 'How do refunds work?',
    answer: `Write to ${brand.email} within 30 days of your first payment and you get it back in full. You need not say why.`,
  },
  {
    question: 'Can I cancel a subscription?',
    answer:
      'At any time, in your account. You keep access until the time you have paid for ends, and your progress after that.',
  },
];
