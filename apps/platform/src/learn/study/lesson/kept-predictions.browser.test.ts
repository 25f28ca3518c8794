import { afterEach, expect, it } from 'vitest';
import { keptPredictions } from './kept-predictions.ts';

afterEach(() => sessionStorage.clear());

it('predictions of a session are there again after a reload, and in no other session', () => {
  keptPredictions('one').set('x--graph-1', { option: 'b' });
  keptPredictions('one').set('x--python-2', {});
  // A reload makes a new store.
  const again = keptPredictions('one');
  expect(again.get('x--graph-1')).toEqual({ option: 'b' });
  expect(again.get('x--python-2')).toEqual({});
  expect(again.get('x--python-3')).toBeUndefined();
  expect(keptPredictions('two').get('x--graph-1')).toBeUndefined();
});

it('what is no prediction is none', () => {
  for (const kept of ['{', '"b"', 'null']) {
    sessionStorage.setItem('lemma-predicted/one/x', kept);
    expect(keptPredictions('one').get('x')).toBeUndefined();
  }
  sessionStorage.setItem('lemma-predicted/one/x', '{"option":3,"text":"a"}');
  expect(keptPredictions('one').get('x')).toEqual({ text: 'a' });
});
