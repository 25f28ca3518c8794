/** What data scientists import beside the standard library, by the names of their modules. */
export const knownPackages: ReadonlySet<string> = new Set(
  'numpy pandas matplotlib scipy sklearn seaborn statsmodels sympy networkx plotly polars pyarrow requests torch tensorflow PIL'.split(
    ' ',
  ),
);

/** Those of them that a program imports, each once. */
export function importedPackages(code: string): readonly string[] {
  const imports = code.matchAll(/^[ \t]*(?:import|from)[ \t]+(\w+)/gmu);
  return [...new Set(Array.from(imports, ([, name = '']) => name))].filter((name) =>
    knownPackages.has(name),
  );
}
