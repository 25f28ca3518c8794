declare module '*.md' {
  /** The article's body, compiled at build by vite/articles.ts. */
  export const html: string;
}

declare module 'virtual:docs-outline' {
  /** Version of the packages that the pages describe. */
  export const version: string;
  export const sizes: readonly import('./docs/content/example.ts').PackageSize[];
  /** Headings of each page, by its path. */
  export const headings: Readonly<
    Record<string, readonly import('./docs/content/example.ts').DocsHeading[]>
  >;
}

declare module 'virtual:docs-pages' {
  type Page = Pick<import('./docs/content/example.ts').CompiledDocs, 'html' | 'examples'>;
  /** Each page by its path, loaded when it is opened. */
  export const load: Readonly<Record<string, () => Promise<Page>>>;
}

declare module 'virtual:docs-search' {
  export const entries: readonly import('./docs/content/example.ts').DocsEntry[];
}
