const value = (of: string) => ({ value: of });

/** What Chakra's recipes ask of a colour palette. */
function palette(name: string, solid = 600) {
  return {
    contrast: value('{colors.white}'),
    fg: value(`{colors.${name}.700}`),
    subtle: value(`{colors.${name}.50}`),
    muted: value(`{colors.${name}.100}`),
    emphasized: value(`{colors.${name}.100}`),
    solid: value(`{colors.${name}.${solid}}`),
    focusRing: value(`{colors.${name}.600}`),
    border: value('{colors.gray.300}'),
  };
}

const blue = palette('blue');

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: value('{colors.white}'),
      subtle: value('{colors.gray.50}'),
      muted: value('{colors.gray.100}'),
      emphasized: value('{colors.gray.200}'),
      inverted: value('{colors.black}'),
      panel: value('{colors.white}'),
      error: value('{colors.red.50}'),
      warning: value('{colors.amber.50}'),
      success: value('{colors.green.50}'),
      info: value('{colors.blue.50}'),
    },
    fg: {
      DEFAULT: value('{colors.black}'),
      muted: value('{colors.gray.600}'),
      subtle: value('{colors.gray.500}'),
      inverted: value('{colors.white}'),
      error: value('{colors.red.600}'),
      warning: value('{colors.amber.600}'),
      success: value('{colors.green.600}'),
      info: value('{colors.blue.700}'),
    },
    border: {
      DEFAULT: value('{colors.gray.200}'),
      muted: value('{colors.gray.200}'),
      subtle: value('{colors.gray.200}'),
      emphasized: value('{colors.gray.400}'),
      inverted: value('{colors.black}'),
      error: value('{colors.red.600}'),
      warning: value('{colors.amber.500}'),
      success: value('{colors.green.600}'),
      info: value('{colors.blue.600}'),
    },
    gray: {
      ...palette('gray'),
      solid: value('{colors.gray.800}'),
      fg: value('{colors.gray.800}'),
      focusRing: value('{colors.blue.600}'),
    },
    blue,
    green: palette('green'),
    red: palette('red'),
    amber: palette('amber'),
    orange: palette('amber'),
    violet: palette('violet'),
  },
  radii: { l1: value('{radii.sm}'), l2: value('{radii.md}'), l3: value('{radii.lg}') },
  shadows: Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((size) => [size, value('var(--lemma-shadow)')]),
  ),
};
