import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { fullSystem } from './full-system.ts';

/** The reset, the tokens and the ground as one style sheet: what Chakra would put into the page as it renders. */
export function baseCss(): string {
  const styles = [
    fullSystem.layers.atRule,
    fullSystem.getPreflightCss(),
    fullSystem.getGlobalCss(),
    fullSystem.getTokenCss(),
  ] as Parameters<typeof serializeStyles>[0];
  return serialize(compile(serializeStyles(styles).styles), stringify);
}
