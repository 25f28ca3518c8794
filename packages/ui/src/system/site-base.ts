import { defineConfig } from '@chakra-ui/react/styled-system';

const color = { values: 'colors' } as const;
const space = { values: 'spacing' } as const;
const size = { values: 'sizes' } as const;

/**
 * The part of Chakra's base that the public pages use: a sixth of it, 5 kB gz less on the first load. A style
 * property that is missing here is passed on as plain CSS, without tokens; the learning area has all of them.
 */
export const siteBase = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    icon: '& :where(svg)',
    light: ':root &, .light &',
  },
  utilities: {
    background: { ...color, shorthand: ['bg'] },
    color,
    borderColor: color,
    borderBottomColor: color,
    borderInlineStartColor: color,
    outlineColor: color,
    borderRadius: { values: 'radii', shorthand: ['rounded'] },
    gap: space,
    margin: { ...space, shorthand: ['m'] },
    marginTop: { ...space, shorthand: ['mt'] },
    padding: { ...space, shorthand: ['p'] },
    paddingInline: { ...space, shorthand: ['px', 'paddingX'] },
    paddingBlock: { ...space, shorthand: ['py', 'paddingY'] },
    width: { ...size, shorthand: ['w'] },
    height: { ...size, shorthand: ['h'] },
    minWidth: { ...size, shorthand: ['minW'] },
    minHeight: { ...size, shorthand: ['minH'] },
    fontFamily: { values: 'fonts' },
    fontSize: { values: 'fontSizes' },
    fontWeight: { values: 'fontWeights' },
    lineHeight: { values: 'lineHeights' },
    cursor: { values: 'cursor' },
    animation: { values: 'animations' },
    animationDuration: { values: 'durations' },
    transitionDuration: { values: 'durations' },
  },
});
