import type { AnyWidget } from '../host/lesson-context.ts';

export type CheckedProps =
  | { readonly ok: true; readonly props: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string };

/** Props of a widget against its schema; `title` is the frame's, whatever the schema says of it. */
export function checkProps(
  { schema }: AnyWidget,
  { title: _title, ...props }: Readonly<Record<string, unknown>>,
): CheckedProps {
  const result = schema?.['~standard'].validate(props);
  // An asynchronous schema answers too late for a rendering: the view gets the props as they are.
  if (!result || result instanceof Promise || !('issues' in result)) {
    return { ok: true, props: valueOf(result) ?? props };
  }
  if (!result.issues) return { ok: true, props: valueOf(result) ?? props };
  return {
    ok: false,
    problem: result.issues
      .map(({ message, path }) => `${path?.length ? `${path.join('.')}: ` : ''}${message}`)
      .join('; '),
  };
}

function valueOf(result: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof result !== 'object' || result === null || !('value' in result)) return undefined;
  const { value } = result;
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
