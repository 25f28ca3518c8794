/**
 * Props of a widget block, converted as the specification says: text that starts with `[` or `{` is JSON,
 * `true` and `false` are booleans, numerals are numbers, anything else stays text. Text that fails to parse stays as it is.
 */
export function convertProps(
  attributes: Readonly<Record<string, string | null | undefined>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, convertProp(value ?? '')]),
  );
}

export function convertProp(text: string): unknown {
  if (text.startsWith('[') || text.startsWith('{')) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}
