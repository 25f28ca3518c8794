/** A form with bracketed names (`metadata[plan]`, `line_items[0][price]`) as nested objects. */
export function nestedForm(form: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = Object.create(null);
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/u).filter(Boolean);
    const last = path.pop();
    if (last === undefined) continue;
    let place = root;
    for (const key of path) place = childOf(place, key);
    place[last] = value;
  }
  return root;
}

function childOf(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const child = parent[key];
  if (isRecord(child)) return child;
  const made: Record<string, unknown> = Object.create(null);
  parent[key] = made;
  return made;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
