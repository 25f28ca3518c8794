import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import '../pricing/pricing.css';
import { siteServer, siteStory } from '../shell/site-story.tsx';
import { Audience } from './audience.tsx';
import { Contact } from './contact.tsx';
import { FaqSection } from '../faq/faq-section.tsx';
import { faq } from '../faq/faq.ts';
import { FeaturedPaths } from '../sections/featured-paths.tsx';
import { Features } from './features.tsx';
import { FounderStory } from './founder-story.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from '../sections/how-it-works.tsx';
import './landing.css';
import { Problem } from './problem.tsx';
import { Roadmap } from './roadmap-section.tsx';
import { Support } from '../sections/support.tsx';

/** The sections of the landing page; the voices and the sample question stand in Site/States. */
const meta: Meta = {
  title: 'Site/Landing',
  parameters: { layout: 'fullscreen' },
  beforeEach: siteServer(),
};
export default meta;

export const TheHero = siteStory(<Hero />);

/** The demo over the page, closed by Escape. */
export const Demo: StoryObj = {
  ...siteStory(<Hero />),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const watch = canvas.getByRole('button', { name: 'Watch the demo' });
    await hand.click(watch);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await hand.press('{Escape}');
    await waitFor(() => expect(watch).toHaveFocus());
  },
};

export const TheProblem = siteStory(<Problem />);
export const Paths = siteStory(<FeaturedPaths />);
export const ForWhom = siteStory(<Audience />);
export const WhatItDoes = siteStory(<Features />);
export const FourSteps = siteStory(<HowItWorks />);
export const Founder = siteStory(<FounderStory />);
export const WhoHelps = siteStory(<Support />);
export const WhatComes = siteStory(<Roadmap />);
export const Contacts = siteStory(<Contact />);

/** A second answer opened by Enter, the first closed by the pointer. */
export const Questions: StoryObj = {
  ...siteStory(<FaqSection items={faq} />),
  play: async ({ canvasElement }) => {
    const hand = await getStoryInput();
    const [first, second] = canvasElement.querySelectorAll('summary');
    if (!first || !second) throw new Error('There are no questions.');
    second.focus();
    await hand.press('{Enter}');
    await hand.click(first);
    await expect(second.closest('details')).toHaveAttribute('open');
    await waitFor(() => expect(first.closest('details')).not.toHaveAttribute('open'));
  },
};
