import type { CustomScore, ScoredKind } from './custom-kind.ts';
import type { AnswerOf, CustomKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Scores by the definition of the key's kind. One that throws has not scored the answer: it is no attempt. */
export function scoreCustom(
  { name, props }: CustomKey,
  answer: AnswerOf<'custom'>,
  kinds: readonly ScoredKind[],
): Score {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) return unreadable({ code: 'kind-unknown', name });
  const checked = answer.name === name ? resultOf(kind, answer.value) : undefined;
  if (!checked) return unreadable({ code: 'other-kind' });
  const result = scoreOf(kind, props, checked.value);
  if (!result) return unreadable({ code: 'not-scored' });
  if (result.unreadable !== undefined)
    return unreadable({ code: 'custom', words: result.unreadable });
  if (result.correct) return allOrNothing(true);
  const { wrongParts = [{ part: 'answer', given: JSON.stringify(checked.value) ?? '' }] } = result;
  return { ...allOrNothing(false), wrongParts };
}

function resultOf({ answer }: ScoredKind, given: unknown): { readonly value: unknown } | undefined {
  try {
    const result = answer['~standard'].validate(given);
    return 'value' in result ? result : undefined;
  } catch {
    return undefined;
  }
}

function scoreOf(
  kind: ScoredKind,
  props: CustomKey['props'],
  value: unknown,
): CustomScore | undefined {
  try {
    return kind.score(props, value);
  } catch {
    return undefined;
  }
}
