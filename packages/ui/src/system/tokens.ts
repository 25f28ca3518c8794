import { colours, faces } from './colours.ts';

const value = <V>(of: V) => ({ value: of });

/** Multiples of 4 px, as Chakra's own scale counts them. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 32, 40,
  48, 56, 64, 80, 96,
];
const scale = Object.fromEntries(steps.map((step) => [String(step), value(`${step / 4}rem`)]));
const widths = { xs: 20, sm: 24, md: 28, lg: 32, xl: 36, '2xl': 42, '3xl': 48, '4xl': 56 };

/** Only what the site uses: Chakra's whole palette would be 7 kB of CSS variables on every page. */
export const tokens = {
  colors: {
    white: value(colours.paper),
    black: value(colours.ink),
    transparent: value('transparent'),
    current: value('currentColor'),
    blackAlpha: { 400: value('rgb(20 32 43 / 0.4)'), 500: value('rgb(20 32 43 / 0.5)') },
    gray: {
      50: value(colours.ground),
      100: value('#F1F4F6'),
      200: value(colours.line),
      300: value(colours.outline),
      400: value(colours.edge),
      500: value(colours.faint),
      600: value(colours.muted),
      700: value('#36424E'),
      800: value('#222F3B'),
      900: value(colours.ink),
    },
    blue: {
      50: value(colours.tint),
      100: value(colours.lit),
      200: value('#B0DAF1'),
      300: value(colours.now),
      500: value(colours.brand),
      600: value(colours.solid),
      700: value(colours.strong),
    },
    green: {
      50: value(colours['right-tint']),
      100: value('#D8EFDF'),
      600: value(colours.right),
      700: value('#116632'),
    },
    red: {
      50: value(colours['wrong-tint']),
      100: value('#F8DEDB'),
      600: value(colours.wrong),
      700: value('#8F1C13'),
    },
    amber: {
      50: value(colours['amber-tint']),
      100: value('#FCE7BD'),
      500: value(colours['amber-mark']),
      600: value(colours.amber),
      700: value('#8A3F07'),
    },
    violet: {
      50: value('#F6F2FE'),
      100: value('#E7DDFB'),
      600: value(colours.violet),
      700: value('#5720AE'),
    },
  },
  spacing: scale,
  sizes: {
    ...scale,
    ...Object.fromEntries(Object.entries(widths).map(([name, rem]) => [name, value(`${rem}rem`)])),
    full: value('100%'),
    content: value('70rem'),
    prose: value('42.5rem'),
  },
  fonts: {
    body: value(faces.interface),
    heading: value(faces.prose),
    prose: value(faces.prose),
    mono: value(faces.code),
  },
  fontSizes: {
    '2xs': value('0.6875rem'),
    xs: value('0.8125rem'),
    sm: value('0.9375rem'),
    md: value('0.9375rem'),
    lg: value('1.125rem'),
    xl: value('1.375rem'),
    '2xl': value('1.75rem'),
    '3xl': value('2.25rem'),
    '4xl': value('3rem'),
    '5xl': value('3.75rem'),
  },
  fontWeights: {
    normal: value('400'),
    medium: value('500'),
    semibold: value('600'),
    bold: value('600'),
  },
  lineHeights: { short: value('1.3'), moderate: value('1.47'), tall: value('1.67') },
  radii: {
    none: value('0'),
    xs: value('2px'),
    sm: value('6px'),
    md: value('8px'),
    lg: value('12px'),
    xl: value('12px'),
    full: value('9999px'),
  },
  borders: { xs: value('0.5px solid'), sm: value('1px solid'), md: value('2px solid') },
  durations: {
    fastest: value('50ms'),
    faster: value('100ms'),
    fast: value('150ms'),
    moderate: value('150ms'),
    slow: value('200ms'),
    slower: value('200ms'),
    slowest: value('800ms'),
  },
  easings: {
    'ease-in': value('ease-in'),
    'ease-out': value('ease-out'),
    'ease-in-out': value('ease-in-out'),
    'ease-in-smooth': value('cubic-bezier(0.32, 0.72, 0, 1)'),
  },
  animations: { spin: value('spin 1s linear infinite'), pulse: value('none') },
  zIndex: Object.fromEntries(
    [
      'hide',
      'base',
      'docked',
      'dropdown',
      'sticky',
      'banner',
      'overlay',
      'modal',
      'popover',
      'skipNav',
      'toast',
      'tooltip',
    ].map((name, layer) => [name, value(name === 'hide' ? -1 : layer * 100)]),
  ),
  cursor: {
    button: value('pointer'),
    checkbox: value('pointer'),
    disabled: value('not-allowed'),
    menuitem: value('pointer'),
    option: value('pointer'),
    radio: value('pointer'),
    slider: value('pointer'),
    switch: value('pointer'),
  },
};
