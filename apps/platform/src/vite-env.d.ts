/// <reference types="vite/client" />

declare module '@fontsource-variable/*/wght.css';

declare module '*.md' {
  import type { ReactNode } from 'react';
  export const html: string;
  export type Body = ReactNode;
}
