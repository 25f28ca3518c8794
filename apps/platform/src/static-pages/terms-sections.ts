import { brand } from '../brand/brand.ts';
import { freePart } from '../paths/content/free-part.ts';

export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The thirteen sections of the terms, in force since `inForceSince`. An operator has them checked for their country. */
export const termsSections: readonly TermsSection[] = [
  {
    title: 'Who we are and what this is',
    paragraphs: [
      `These terms are the contract between you and the operator of ${brand.name} (“we”) for using the site, its lessons and its services. By making an account or buying a plan you accept them.`,
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You must be at least 16 years old. Keep your password to yourself; what is done with your account counts as done by you until you tell us otherwise. One account is for one person.',
    ],
  },
  {
    title: 'What is free and what is paid',
    paragraphs: [
      `The diagnostic and ${freePart} are free. All other lessons need a plan. A plan opens every path that we publish while it runs, future ones included. A lesson that you began while it was free stays open to you.`,
    ],
  },
  {
    title: 'Plans and prices',
    paragraphs: [
      'There are monthly and annual subscriptions, a one-time payment for twelve months, and a one-time payment for lifetime access. Prices are shown before you pay, in your currency where we have one for your country, and include the taxes that we must charge.',
      'The price at which you begin is locked in: it does not rise for as long as your plan goes on without a break.',
    ],
  },
  {
    title: 'Payment and renewal',
    paragraphs: [
      'Payments are made in advance and in full through our payment provider. Subscriptions renew automatically for the same period until they are cancelled. We sell in the United Kingdom, the European Union, Canada and the United States.',
    ],
  },
  {
    title: 'Cancelling',
    paragraphs: [
      'You can cancel a subscription at any time in your account settings. Access goes on until the end of the period that you have paid for. Your progress is kept.',
    ],
  },
  {
    title: 'Money-back guarantee',
    paragraphs: [
      `If you write to ${brand.email} within 30 days of your first payment, we refund that payment in full. You need not give a reason. Your statutory right of withdrawal is not affected.`,
    ],
  },
  {
    title: 'How you may use the content',
    paragraphs: [
      'You may use lessons, questions and code for your own learning and your own work. You may not resell them, publish them in bulk, or collect them by machine. Code that you write in exercises is yours.',
    ],
  },
  {
    title: 'Fair conduct',
    paragraphs: [
      'Do not try to break or overload the service, to reach other people’s data, or to publish answers to questions. In the community, treat others as you would in a classroom. We may close accounts that do serious harm, after a warning where one is possible.',
    ],
  },
  {
    title: 'Live sessions and guidance',
    paragraphs: [
      'The weekly live Q&A is part of every plan. Dates may move, and a session may be left out in holiday weeks. 1:1 talks are sold one by one to learners who have a plan, at the price that is shown before you pay. You choose the time. Until a talk was had, within 30 days of paying it, we refund it in full if you write to us.',
    ],
  },
  {
    title: 'Availability and changes',
    paragraphs: [
      'We work to keep the service available but cannot promise that it always is. Lessons are corrected and improved. If we take away something substantial that you have paid for, you may end your plan and have the unused part refunded.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'We are liable without limit for intent and gross negligence and wherever the law does not let liability be limited. Otherwise liability is limited to the damage that is typical and foreseeable for such a contract, and at most to what you paid in the last twelve months. We do not promise exam results or employment.',
    ],
  },
  {
    title: 'Law, changes of these terms, and contact',
    paragraphs: [
      'The law of the operator’s seat applies; the protection that the law of your country of residence gives you as a consumer stays. If we change these terms we tell you at least 30 days before; if you do not agree you may cancel before they take effect.',
      `Questions: ${brand.email}.`,
    ],
  },
];
