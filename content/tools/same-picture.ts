const number = /-?\d+(?:\.\d+)?/gu;

/** Whether two SVG texts draw the same: another machine may round the last digits of a place otherwise. */
export function samePicture(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.replaceAll(number, '0') !== other.replaceAll(number, '0')) return false;
  const [places, others] = [one, other].map((text) => text.match(number)?.map(Number) ?? []);
  return places?.every((place, at) => Math.abs(place - (others?.[at] ?? NaN)) < 0.01) ?? false;
}
