import type { Meta } from '@storybook/react-vite';
import { siteStory } from '../shell/site-story.tsx';
import AboutPage from './about.tsx';
import ChangelogPage from './changelog.tsx';
import HowItWorksPage from './how-it-works.tsx';
import PrivacyPage from './privacy.tsx';
import TermsPage from './terms.tsx';

const meta: Meta = { title: 'Site/Pages of text', parameters: { layout: 'fullscreen' } };
export default meta;

export const About = siteStory(<AboutPage />);
export const Changelog = siteStory(<ChangelogPage />);
export const HowItWorks = siteStory(<HowItWorksPage />);
export const Privacy = siteStory(<PrivacyPage />);
export const Terms = siteStory(<TermsPage />);
