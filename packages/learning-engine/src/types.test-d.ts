import { expectTypeOf } from 'vitest';
import { buildGraph, emptyLearner, nextActions, scoreAnswer } from './index.ts';
import type { Answer, LearnerState, NextAction, Score } from './index.ts';

expectTypeOf(emptyLearner).returns.toEqualTypeOf<LearnerState>();
expectTypeOf(scoreAnswer).returns.toEqualTypeOf<Score>();
expectTypeOf<{ kind: 'numeric'; text: string }>().toExtend<Answer>();
expectTypeOf<{ kind: 'numeric'; value: number }>().not.toExtend<Answer>();

// Time is an argument: without it there is no next action.
const { graph } = buildGraph([]);
expectTypeOf(nextActions).returns.toExtend<readonly NextAction[]>();
// @ts-expect-error -- `now` and `timeZone` are missing
nextActions(emptyLearner(), graph, {});
