const number = /-?\d+(?:\.\d+)?/gu;

/** Whether two SVG texts draw the same: another machine may round the last digits of a place otherwise. */
export function samePicture(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.replaceAll(number, '0') !== other.replaceAll(number, '0')) return false;
  const others = numbersOf(other);
  return numbersOf(one).every((place, at) => Math.abs(place - (others[at] ?? NaN)) < 0.01);
}

function numbersOf(text: string): readonly number[] {
  return text.match(number)?.map(Number) ?? [];
}
