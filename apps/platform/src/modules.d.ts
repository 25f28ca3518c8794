declare module '*.md' {
  /** The article's body, compiled at build by vite/articles.ts. */
  export const html: string;
}
