/** Where the site keeps the Python packages that its lessons import. */
export const packageFolder = '/python-packages/';

/** Which of the named packages the site cannot give now: all of them without a connection. */
export async function missingPackages(
  names: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const listed = await listedPackages(signal).catch(() => new Set<string>());
  return names.filter((name) => !listed.has(name));
}

async function listedPackages(signal: AbortSignal | undefined): Promise<ReadonlySet<string>> {
  const response = await fetch(`${packageFolder}pyodide-lock.json`, { signal: signal ?? null });
  if (!response.ok) return new Set();
  const lock: unknown = await response.json();
  const packages: unknown = Object(lock).packages;
  return new Set(Object.keys(Object(packages)));
}
