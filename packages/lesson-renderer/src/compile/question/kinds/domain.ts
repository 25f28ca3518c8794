import { evaluateExpression } from '@lemma/learning-engine';
import type { Domain, VariableDomain } from '@lemma/learning-engine/algebra';

type Sign = '<' | '<=' | '>' | '>=' | '!=';
const signs: ReadonlyMap<string, Sign> = new Map([
  ['<=', '<='],
  ['≤', '<='],
  ['>=', '>='],
  ['≥', '>='],
  ['!=', '!='],
  ['≠', '!='],
  ['<', '<'],
  ['>', '>'],
]);
/** The same condition with its sides exchanged. */
const turned: Readonly<Record<Sign, Sign>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '!=': '!=',
};
const separator = new RegExp(`(${[...signs.keys()].join('|')})`, 'u');

interface Bound {
  readonly variable: string;
  readonly sign: Sign;
  readonly value: number;
}

/** Reads conditions such as `0 < x <= 3; y != 0`: the values that each variable may have, or what is wrong. */
export function readDomain(
  text: string,
  variables: readonly string[],
): { readonly domain: Domain } | { readonly problem: string } {
  const domain: Record<string, VariableDomain> = {};
  for (const condition of text.split(/[;,]/u)) {
    const bounds = readCondition(condition, variables);
    if (!bounds) return { problem: `"${condition.trim()}" says nothing of a variable.` };
    for (const bound of bounds) domain[bound.variable] = narrowed(domain[bound.variable], bound);
  }
  const empty = Object.entries(domain).find(
    ([, { from, to }]) => !((from ?? -Infinity) < (to ?? Infinity)),
  );
  return empty ? { problem: `${empty[0]} has no interval of values left.` } : { domain };
}

/** `0 < x < 3` holds where each neighbouring pair does. */
function readCondition(text: string, variables: readonly string[]): readonly Bound[] | undefined {
  const parts = text.split(separator).map((part) => part.trim());
  const bounds: Bound[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const [left = '', written = '', right = ''] = parts.slice(at - 1, at + 2);
    const sign = signs.get(written);
    const turn = variables.includes(right);
    const variable = turn ? right : left;
    const value = numberIn(turn ? left : right);
    if (!sign || !variables.includes(variable) || value === undefined) return undefined;
    bounds.push({ variable, sign: turn ? turned[sign] : sign, value });
  }
  return bounds.length > 0 ? bounds : undefined;
}

function numberIn(text: string): number | undefined {
  const result = evaluateExpression(text, {});
  return result.ok && typeof result.value === 'number' && Number.isFinite(result.value)
    ? result.value
    : undefined;
}

function narrowed(before: VariableDomain = {}, { sign, value }: Bound): VariableDomain {
  const { from = -Infinity, to = Infinity, except = [] } = before;
  const low = sign.startsWith('>') ? Math.max(from, value) : from;
  const high = sign.startsWith('<') ? Math.min(to, value) : to;
  const without = sign.endsWith('=') && sign !== '!=' ? except : [...except, value];
  return {
    ...(low > -Infinity ? { from: low } : {}),
    ...(high < Infinity ? { to: high } : {}),
    ...(without.length > 0 ? { except: without } : {}),
  };
}
