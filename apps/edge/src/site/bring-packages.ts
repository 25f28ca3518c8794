export interface PackagesToBring {
  /** Where they are kept. */
  readonly directory: string;
  /** What the lessons import: `numpy`, `pandas`. */
  readonly names: readonly string[];
  /** A folder or an address. Default: Pyodide's distribution. */
  readonly from?: string | undefined;
}

/**
 * Brings the Python packages that lessons import beside the data, once. A sentence for whoever started the server: what is there, or why a
 * lesson that needs it will say that it cannot run its programs. Never rejects.
 */
export async function bringPackages({ directory, names, from }: PackagesToBring): Promise<string> {
  const wanted = names.join(' and ');
  try {
    // With Pyodide behind it, and most servers have no such lesson.
    const { fetchWheels } = await import('@lemma/python-runtime/node');
    await fetchWheels(directory, names, from);
    return `Python packages: ${wanted} are in ${directory}.`;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `Python packages: ${wanted} could not be brought, and lessons that need them say so. ${why} PYTHON_WHEELS_FROM names another address, or a folder.`;
  }
}
