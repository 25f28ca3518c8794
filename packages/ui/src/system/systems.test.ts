import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseCss } from './base-css.ts';
import { fullSystem } from './full-system.ts';

const tokens = [
  'colors.blue.600',
  'colors.fg.muted',
  'spacing.4',
  'sizes.11',
  'fontSizes.sm',
  'radii.l2',
  'shadows.md',
];

describe('the base styles', () => {
  const css = readFileSync(join(import.meta.dirname, 'base.gen.css'), 'utf8');

  it('are what the system would put into the page: `pnpm --filter @lemma/ui base` writes them', () => {
    expect(css).toBe(baseCss());
  });

  it('are light only, and hold no recipe', () => {
    expect(css).toContain('color-scheme:light');
    expect(css).not.toContain('@layer recipes{');
  });

  it.each(tokens)('hold the token %s, which the recipes of dialogs and forms read', (token) => {
    const value = fullSystem.token.var(token);
    expect(css).toContain(`${value.slice('var('.length, -1)}:`);
  });
});

const recipes = ['input', 'textarea', 'badge', 'link', 'heading', 'spinner', 'skeleton'];
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
