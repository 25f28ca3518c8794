import type { Root } from 'mdast';
import type { RemarkPlugin } from '../format/extensions.ts';
import type { Report } from '../format/reporter.ts';

/** The tree as the host's plug-ins leave it. One that throws is a message, and changes nothing. */
export function withPlugins(
  tree: Root,
  plugins: readonly RemarkPlugin[],
  path: string,
  report: Report,
): Root {
  let current = tree;
  const data: Record<string, unknown> = {};
  for (const [index, plugin] of plugins.entries()) {
    try {
      const transform = plugin.call({ data: () => data });
      if (!transform) continue;
      // One that fails halfway leaves the tree as it was.
      const changed = structuredClone(current);
      const next: unknown = transform(changed, { path });
      if (next instanceof Promise)
        throw new Error('it is asynchronous, and the compiler waits for nothing');
      current = (next as Root | undefined) ?? changed;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      report(
        'remark-plugin',
        'error',
        { line: 1, column: 1 },
        `The remark plug-in ${plugin.name || index + 1} failed: ${reason}`,
        'Mend it or leave it out of the extensions.',
      );
    }
  }
  return current;
}
