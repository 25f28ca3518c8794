import * as v from 'valibot';

/** A number greater than 0 in a YAML list whose scalars are text. */
export function toleranceSchema(example: string) {
  const message = `Write a number greater than 0, for example ${example}.`;
  return v.optional(
    v.pipe(
      v.string(message),
      v.check((given) => Number(given) > 0, message),
      v.transform(Number),
    ),
  );
}
