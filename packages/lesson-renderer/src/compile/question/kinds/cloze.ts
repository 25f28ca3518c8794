import { readNumber, scoreAnswer, type ClozeKey, type GapKey } from '@lemma/learning-engine';
import * as v from 'valibot';
import type { Gap } from '../../../format/compiled-lesson.ts';
import { keyed } from '../../../yaml/explain-issue.ts';
import { compileBlocks } from '../../block/to-hast.ts';
import type { KindCompiler, MistakeReader, QuestionBlock } from '../source/question-kind.ts';
import { toleranceSchema } from '../source/tolerance.ts';
import { readYamlList, type ListEntry } from '../source/yaml-list.ts';
import { clozeProof } from './program-proof.ts';
import { hasStandIn, markGaps, withGapElements, type MarkedPrompt } from './gap-markers.ts';

const example = 'Write "- answer: …" for each gap, in the order of [?1], [?2] and so on.';
const texts = v.pipe(
  v.union([v.string(example), v.array(v.string(example), example)], example),
  v.transform((given) => (typeof given === 'string' ? [given] : given)),
  v.check((given) => given.length > 0 && given.every((one) => one.trim() !== ''), example),
);
const gapSchema = keyed(
  {
    answer: texts,
    options: v.optional(texts),
    compare: v.optional(
      v.picklist(['text', 'code', 'number'], 'Write text, code or number, or leave it out.'),
    ),
    tolerance: toleranceSchema('0.01'),
  },
  example,
);
type GapSource = v.InferOutput<typeof gapSchema>;

/** A text, a formula or a program with gaps, each typed or chosen. */
export const cloze: KindCompiler = (block) => {
  const { node, source, context, handlers } = block;
  const { report } = context.reporter;
  if (!source.gaps) {
    report('gaps', 'error', node, 'The question lacks "yaml gaps".', example);
    return undefined;
  }
  const { start, end } = node.position ?? {};
  if (hasStandIn(context.source.slice(start?.offset, end?.offset))) {
    const fix = 'Delete the characters from U+F700 to U+F763; most editors show them as boxes.';
    report('gaps', 'error', node, 'The question holds characters that stand for gaps.', fix);
    return undefined;
  }
  const words = { rule: 'gaps', list: 'The gaps', entry: 'Gap', example };
  const before = context.reporter.messages.length;
  const entries = readYamlList<GapSource>(source.gaps, context, words, () => gapSchema);
  if (context.reporter.messages.length > before) return undefined;
  const marked = markGaps(source.prompt);
  if (!agree(block, entries.length, marked)) return undefined;
  const gaps = entries.flatMap((entry) => gapOf(block, entry, marked) ?? []);
  if (gaps.length < entries.length) return undefined;
  const key: ClozeKey = { kind: 'cloze', gaps: gaps.map((gap) => gap.key) };
  return {
    key,
    prompt: withGapElements(compileBlocks(marked.nodes, context, handlers)),
    material: {
      kind: 'cloze',
      gaps: gaps.map((gap) => gap.shown),
      room: roomFor(key),
    },
    mistakes: mistakesOf(key),
    ...clozeProof(block),
  };
};

/** Whether the prompt has each gap of the list once, and no other. */
function agree(
  { node, source, context }: QuestionBlock,
  count: number,
  { places, misplaced }: MarkedPrompt,
): boolean {
  const wanted = Array.from({ length: count }, (_, index) => String(index + 1));
  const missing = wanted.filter((id) => !places.has(id));
  const unknown = [...places.keys()].filter((id) => !wanted.includes(id));
  const problems = [
    count === 0 && 'There is no gap.',
    missing.length > 0 && `The prompt has no [?${missing[0]}].`,
    unknown.length > 0 && `The list has no gap for [?${unknown[0]}].`,
    misplaced.length > 0 && `[?${misplaced[0]}] stands twice, or in a cell that runs.`,
  ].filter((problem) => problem !== false);
  for (const problem of problems)
    context.reporter.report('gaps', 'error', source.gaps ?? node, problem, example);
  return problems.length === 0;
}

function gapOf(
  { context }: QuestionBlock,
  { value, index, place }: ListEntry<GapSource>,
  { places }: MarkedPrompt,
): { readonly key: GapKey; readonly shown: Gap } | undefined {
  const { answer, options, tolerance } = value;
  const id = String(index + 1);
  const standsIn = places.get(id) ?? 'text';
  const numbers = answer.every((one) => readNumber(one).ok);
  const compare = value.compare ?? compareBy(standsIn, numbers && !options);
  const problem =
    compare === 'number' && !numbers
      ? 'is to be a number, and its answer is none.'
      : options && !answer.every((one) => options.includes(one))
        ? 'has an answer that is not among its options.'
        : options && options.length < 2
          ? 'has one option only.'
          : undefined;
  if (problem) {
    context.reporter.report('gaps', 'error', place, `Gap ${id} ${problem}`, example);
    return undefined;
  }
  return {
    key: {
      id,
      accept: answer,
      compare,
      ...(tolerance === undefined ? {} : { absoluteTolerance: tolerance }),
    },
    shown: { id, place: standsIn, ...(options ? { options: options.toSorted() } : {}) },
  };
}

function compareBy(place: Gap['place'], isNumber: boolean): GapKey['compare'] {
  if (isNumber) return 'number';
  return place === 'text' ? 'text' : 'code';
}

/** Room for the longest answer that is shown, in steps of four characters: a field does not tell the length of its own. */
function roomFor({ gaps }: ClozeKey): number {
  const longest = Math.max(...gaps.map(({ accept: [first = ''] }) => first.length));
  return Math.min(32, Math.max(4, Math.ceil(longest / 4) * 4));
}

function mistakesOf(key: ClozeKey): MistakeReader {
  return ({ gap = '1', answer }) => {
    const at = key.gaps.findIndex(({ id }) => id === gap.trim());
    if (at < 0) return { problem: `There is no gap ${gap}.` };
    if (answer === undefined) return { part: gap.trim() };
    const given = key.gaps.map(({ accept }, index) => (index === at ? answer : (accept[0] ?? '')));
    const [wrong] = scoreAnswer(key, { kind: 'cloze', gaps: given }).wrongParts ?? [];
    return wrong ?? { problem: `"${answer}" is right in gap ${gap}, or cannot be read.` };
  };
}
