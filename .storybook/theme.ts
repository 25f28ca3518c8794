import { create, type ThemeVars } from 'storybook/theming';
import { colours } from '../packages/ui/src/system/colours.ts';

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 28" width="112" height="28">
  <path d="M7 21.5L16.500 9L25 21.500H7" fill="none" stroke="${colours.brand}" stroke-width="2"/>
  <circle cx="16.500" cy="9" r="3.600" fill="${colours.paper}" stroke="${colours.brand}" stroke-width="2.200"/>
  <circle cx="7" cy="21.500" r="4.100" fill="${colours.brand}"/>
  <circle cx="25" cy="21.500" r="4.100" fill="${colours.ink}"/>
  <text x="36" y="22" textLength="64" lengthAdjust="spacingAndGlyphs" font-family="Inter, system-ui, sans-serif" font-size="20" font-weight="700" fill="${colours.ink}">Lemma</text>
</svg>`;

/** Storybook in the product's colours: its pages are the first of ours that an embedder reads. */
export const theme: ThemeVars = create({
  base: 'light',
  brandTitle: 'Lemma, its components',
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: colours.brand,
  colorSecondary: colours.solid,
  appBg: colours.ground,
  appBorderColor: colours.line,
  appBorderRadius: 8,
  textColor: colours.ink,
  textMutedColor: colours.muted,
  barTextColor: colours.muted,
  barSelectedColor: colours.solid,
  barHoverColor: colours.strong,
  inputBorder: colours.outline,
});
