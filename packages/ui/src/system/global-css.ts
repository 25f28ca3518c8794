import { customProperties } from './colours.ts';

/** The ground every page stands on. Reduced motion turns every transition off. */
export const globalCss = {
  ':root': { ...customProperties, colorScheme: 'light' },
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: '1.47',
    colorPalette: 'blue',
    scrollPaddingTop: '5rem',
    textSizeAdjust: '100%',
  },
  body: { fontSize: 'sm' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  'p, li, dd, figcaption, blockquote': { textWrap: 'pretty' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'blue.600', outlineOffset: '2px' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*::selection': { bg: 'blue.100' },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
