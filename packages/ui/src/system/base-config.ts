import { defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

const size = (name: string, lineHeight: string) => ({ value: { fontSize: name, lineHeight } });

/** Everything of the system but its recipes. */
export const baseConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    keyframes: {
      spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
      'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
      'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
      'slide-from-right-full': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
      'slide-to-right-full': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
    },
    tokens,
    semanticTokens,
    textStyles: {
      xs: size('xs', '1.125rem'),
      sm: size('sm', '1.375rem'),
      md: size('sm', '1.375rem'),
      lg: size('lg', '1.75rem'),
      xl: size('xl', '1.75rem'),
      '2xl': size('2xl', '2.25rem'),
      '3xl': size('3xl', '2.75rem'),
      '4xl': size('4xl', '3.25rem'),
      label: { value: { fontSize: 'sm', lineHeight: '1.375rem', fontWeight: 'semibold' } },
    },
    layerStyles: { disabled: { value: { opacity: '0.6', cursor: 'not-allowed' } } },
  },
});
