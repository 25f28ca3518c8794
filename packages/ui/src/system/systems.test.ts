import { describe, expect, it } from 'vitest';
import { fullSystem } from './full-system.ts';
import { siteSystem } from './system.ts';

const tokens = [
  'colors.blue.600',
  'colors.fg.muted',
  'spacing.4',
  'sizes.11',
  'fontSizes.sm',
  'radii.l2',
  'shadows.md',
];

describe('both systems', () => {
  it.each(tokens)('know the token %s', (token) => {
    expect(siteSystem.tokens.getByName(token)?.value).toBeDefined();
    expect(fullSystem.tokens.getByName(token)?.value).toBeDefined();
  });

  it('draw a button alike', () => {
    // Chakra's whole base also keeps a background in a variable for nested elements; nothing on the site reads it.
    const look = (system: typeof siteSystem) =>
      JSON.stringify(
        system.css(system.cva(system.getRecipe('button'))({ size: 'md', variant: 'solid' })),
        (name, value: unknown) => (name === '--bg-currentcolor' ? undefined : value),
      );
    expect(JSON.parse(look(siteSystem))).toEqual(JSON.parse(look(fullSystem)));
  });

  it('are light only', () => {
    expect(JSON.stringify(siteSystem.getGlobalCss())).toContain('"colorScheme":"light"');
  });
});

const recipes = ['button', 'input', 'textarea', 'badge', 'link', 'heading', 'spinner', 'skeleton'];
const slotRecipes = [
  'dialog',
  'drawer',
  'menu',
  'field',
  'nativeSelect',
  'tabs',
  'table',
  'toast',
  'tooltip',
  'accordion',
  'checkbox',
  'radioGroup',
  'progress',
  'switch',
  'alert',
  'card',
  'segmentGroup',
];

describe('the full system', () => {
  it.each(recipes)('has the recipe of %s', (name) => {
    expect(fullSystem.isRecipe(name)).toBe(true);
  });

  it.each(slotRecipes)('has the slot recipe of %s', (name) => {
    expect(fullSystem.isSlotRecipe(name)).toBe(true);
  });
});
