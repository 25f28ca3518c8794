import { parseConditioned, type ConditionedExpression } from '../expression/parse.ts';
import { isName } from '../expression/names.ts';
import { seededRandom } from '../random/seeded.ts';
import { Effort } from './effort.ts';
import { asProblem, evaluate, evaluateWithin, truth, type Values } from './evaluate.ts';
import { formatValue } from './format.ts';
import { ExpressionError, type TemplateProblem, type TemplateValue } from './value.ts';

/** A seeded template: parameters in the order they are drawn, and the text that uses them as `{{expression}}`. */
export interface Template {
  readonly parameters: readonly (readonly [name: string, expression: string])[];
  readonly source: string;
}

export type Instantiated = Filled & {
  /** Parts of expressions that were worked out, a matrix of r × c as r²c: what the instance cost. */
  readonly steps: number;
};

const reserved = ['and', 'or', 'not', 'where', 'if', 'pi', 'true', 'false'];
const redraws = 200;
const restarts = 50;

/**
 * Draws the parameters and fills the text: the same template and seed always give the same instance.
 * Total: a `where` that is not met within a bounded number of draws is a problem, never a hang.
 */
export function instantiateTemplate(template: Template, seed: number): Instantiated {
  const effort = new Effort();
  const drawn = drawParameters(template.parameters, seed, effort);
  const filled = drawn.ok ? fill(template.source, drawn.values, effort) : drawn;
  return { ...filled, steps: effort.steps };
}

interface Parameter extends ConditionedExpression {
  readonly name: string;
  readonly text: string;
}

type Drawn =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problem: TemplateProblem };

function drawParameters(parameters: Template['parameters'], seed: number, effort: Effort): Drawn {
  const parsed: Parameter[] = [];
  for (const [name, text] of parameters) {
    try {
      checkName(name);
      parsed.push({ name, text, ...parseConditioned(text) });
    } catch (error) {
      return { ok: false, problem: asProblem(error, text, name) };
    }
  }
  const random = seededRandom(seed);
  let unmet: Parameter | undefined;
  for (let i = 0; i < restarts; i += 1) {
    const drawn = drawOnce(parsed, random, effort);
    if ('ok' in drawn) return drawn;
    unmet = drawn;
  }
  return {
    ok: false,
    problem: {
      message: `No draw of ${unmet?.name ?? ''} met its condition.`,
      fix: 'Loosen the where, or widen the ranges.',
      expression: unmet?.text ?? '',
      at: unmet?.where?.at ?? 0,
      parameter: unmet?.name ?? '',
    },
  };
}

/** One pass over the parameters, or the parameter whose condition could not be met. */
function drawOnce(
  parameters: readonly Parameter[],
  random: () => number,
  effort: Effort,
): Drawn | Parameter {
  const values: Record<string, TemplateValue> = Object.create(null) as Record<
    string,
    TemplateValue
  >;
  for (const parameter of parameters) {
    try {
      if (!drawOne(parameter, values, random, effort)) return parameter;
    } catch (error) {
      return { ok: false, problem: asProblem(error, parameter.text, parameter.name) };
    }
  }
  return { ok: true, values: { ...values } };
}

function drawOne(
  parameter: Parameter,
  values: Record<string, TemplateValue>,
  random: () => number,
  effort: Effort,
): boolean {
  for (let i = 0; i < redraws; i += 1) {
    values[parameter.name] = evaluate(parameter.value, { values, effort, random });
    if (!parameter.where || truth(evaluate(parameter.where, { values, effort }))) return true;
  }
  return false;
}

type Filled =
  | { readonly ok: true; readonly source: string; readonly values: Values }
  | { readonly ok: false; readonly problem: TemplateProblem };

/** Braces may stand within the quotes of a text. */
const holes = /\{\{((?:"[^"]*"|[^{}"])*)\}\}/g;
const directiveLine = /^\s*:{2,}[a-z][\w-]*.*$/;
const yamlFence = /^\s*`{3,}\s*yaml\b/;
const fenceEnd = /^\s*`{3,}\s*$/;

/** Typeset in prose; plain where a directive's attributes hold it, because a key is read, not shown. */
function fill(source: string, values: Values, effort: Effort): Filled {
  let problem: TemplateProblem | undefined;
  let yaml = false;
  const lines = source.split('\n').map((line) => {
    yaml = yamlFence.test(line) || (yaml && !fenceEnd.test(line));
    const style = directiveLine.test(line) ? 'plain' : 'latex';
    return line.replace(holes, (hole, expression: string, at: number) => {
      const result = evaluateWithin(effort, expression, values);
      if (result.ok) {
        const text = formatValue(result.value, style);
        // Between double quotes YAML reads \frac as an escape.
        const quoted = yaml && line.slice(0, at).replaceAll('\\"', '').split('"').length % 2 === 0;
        return quoted ? text.replaceAll('\\', '\\\\') : text;
      }
      problem ??= result.problem;
      return hole;
    });
  });
  return problem ? { ok: false, problem } : { ok: true, source: lines.join('\n'), values };
}

function checkName(name: string): void {
  if (!isName(name) || reserved.includes(name))
    throw new ExpressionError(
      `"${name}" cannot name a parameter.`,
      `Write letters, digits and underscores, the first no digit, and avoid ${reserved.join(', ')}.`,
    );
}
