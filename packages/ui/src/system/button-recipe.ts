import { defineRecipe } from '@chakra-ui/react/styled-system';

/** 36 px in toolbars, 44 in general, 48 in a sticky bar, 52 for the one main action of a page. */
export const buttonRecipe = defineRecipe({
  className: 'ui-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'button',
    transitionProperty: 'background, border-color, color',
    transitionDuration: 'fast',
    colorPalette: 'blue',
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '2px',
    },
    _disabled: { opacity: '0.6', cursor: 'disabled' },
    _icon: { flexShrink: '0', width: '18px', height: '18px', strokeWidth: '1.75' },
  },
  variants: {
    size: {
      xs: { minH: '8', px: '2.5', py: '1', fontSize: 'xs' },
      sm: { minH: '9', px: '3.5', py: '1', fontSize: 'xs' },
      md: { minH: '11', px: '5', py: '2', fontSize: 'sm' },
      lg: { minH: '12', px: '5', py: '2', fontSize: 'sm' },
      xl: { minH: '13', px: '6', py: '2', fontSize: 'sm' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.fg' },
      },
      outline: {
        bg: 'bg',
        borderColor: 'gray.300',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle', borderColor: 'gray.400' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
      },
      ghost: { bg: 'transparent', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      plain: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        px: '0',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
