import { shapeText } from '../array/nd-array.ts';
import type { ArrayBroadcastStrings, MeetingKind } from '../strings/array-broadcast.ts';
import type { Broadcast, Meeting, Operation } from './broadcast.ts';

/** What a step adds to the picture. */
export type Step =
  | { readonly kind: 'start' }
  /** Index into the meetings: 0 is the last axis. */
  | { readonly kind: 'axis'; readonly index: number }
  | { readonly kind: 'copies' }
  /** Row of the result as it is drawn, from 0. */
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'end' };

/** The shapes first, then what is copied, then the result row by row; it ends where two lengths do not fit. */
export function stepsOf({ meetings, result }: Broadcast): readonly Step[] {
  const axes = meetings.map((_, index): Step => ({ kind: 'axis', index }));
  if (!result) return [{ kind: 'start' }, ...axes];
  const rows = result.shape.length === 2 ? (result.shape[0] ?? 0) : 1;
  const copied = meetings.some((meeting) => kindOf(meeting) !== 'equal');
  return [
    { kind: 'start' },
    ...axes,
    ...(copied ? [{ kind: 'copies' } as const] : []),
    ...Array.from({ length: rows }, (_, row): Step => ({ kind: 'row', row })),
    { kind: 'end' },
  ];
}

export function kindOf({ left, right, result }: Meeting): MeetingKind {
  if (result === undefined) return 'clash';
  if (left === right) return 'equal';
  return left === undefined || right === undefined ? 'missing' : 'stretched';
}

/** A step in a sentence; Python's message, where it refuses, comes after it. */
export function sayStep(
  step: Step,
  code: string,
  { left, right }: Operation,
  { meetings, result }: Broadcast,
  strings: ArrayBroadcastStrings,
): string {
  switch (step.kind) {
    case 'start':
      return strings.start(
        left.text,
        shapeText(left.array.shape),
        right.text,
        shapeText(right.array.shape),
      );
    case 'axis': {
      const meeting = meetings[step.index];
      if (!meeting) return '';
      const missing = meeting.left === undefined ? left.text : right.text;
      const sentence = strings.axis(
        step.index + 1,
        kindOf(meeting),
        meeting.left,
        meeting.right,
        missing,
        meeting.result ?? 0,
      );
      if (step.index < meetings.length - 1) return sentence;
      return result
        ? `${sentence} ${strings.fits(code, shapeText(result.shape))}`
        : `${sentence} ${strings.refused}`;
    }
    case 'copies': {
      const size = result?.entries.length;
      const copied = [left, right].filter(({ array }) => array.entries.length !== size);
      return strings.copies(copied.map(({ text }) => text));
    }
    case 'row':
      return strings.row(code, step.row);
    case 'end':
      return strings.finished(code, shapeText(result?.shape ?? []));
  }
}
