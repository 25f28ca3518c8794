import type { Root } from 'mdast';

/** What a host adds to the format: its own callouts, blocks, remark plug-ins, and highlighter. */
export interface LessonExtensions {
  /** Callouts by the name that authors write: `{ lab: { label: 'In the lab' } }` makes `:::lab[Title]`. */
  readonly callouts?: Readonly<Record<string, OwnCallout>>;
  /** Blocks by the name that authors write: `:::name[Title]{…} … :::` around lines, `::name{…}` without any. */
  readonly directives?: Readonly<Record<string, OwnDirective>>;
  /** Plug-ins of remark: each changes the Markdown tree before the compiler looks at it. They see no text of templates. */
  readonly remarkPlugins?: readonly RemarkPlugin[];
  /** HTML of code; undefined leaves it to the renderer's own highlighter. It must escape what it is given. */
  readonly highlight?: (code: string, language: string) => string | undefined;
}

/** A callout of a host's. Its look is the host's, by `[data-kind='name']`. */
export interface OwnCallout {
  /** Stands above it. */
  readonly label: string;
  /** Whether it is numbered, in one row with theorems. Default false. */
  readonly numbered?: boolean;
  /** Whether it is folded away until the reader opens it. Default false. */
  readonly folds?: boolean;
}

/** What an author wrote. */
export interface DirectiveSource {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** HTML of what stands in the brackets; '' for none. */
  readonly title: string;
  /** What stands in the block, as words. */
  readonly text: string;
  /** Names a mistake at the block, and what to do. The block is shown as that message. */
  readonly report: (message: string, fix: string) => void;
}

/** What a block becomes: an element around its content, HTML alone, or a widget. */
export type DirectiveResult =
  | {
      /** One of `div`, `section`, `details`, `blockquote`, `figure`. */
      readonly tag: string;
      /** `class`, `id`, `role`, `lang`, `dir`, `data-…` and `aria-…`. */
      readonly attributes?: Readonly<Record<string, string>>;
      /** HTML before and after what stands in the block, from you alone: it is trusted like a script. */
      readonly before?: string;
      readonly after?: string;
    }
  | { readonly html: string }
  | { readonly widget: string; readonly props?: Readonly<Record<string, unknown>> };

export type OwnDirective = (directive: DirectiveSource) => DirectiveResult;

/** A plug-in of remark, without options: `() => remarkEmoji({ … })` for one that has them. */
export type RemarkPlugin = (this: {
  readonly data: () => Record<string, unknown>;
}) => ((tree: Root, file: { readonly path: string }) => Root | undefined | void) | undefined | void;
