import { Markdown } from '@storybook/addon-docs/blocks';

const reports = import.meta.glob<string>('../../docs/api/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The public types of a package, as its API report has them: made from the declarations that npm gets. */
export function Reference({ name }: { readonly name: string }) {
  const report = Object.entries(reports).find(([file]) => file.endsWith(`/${name}.md`))?.[1];
  return report ? <Markdown>{report}</Markdown> : null;
}
