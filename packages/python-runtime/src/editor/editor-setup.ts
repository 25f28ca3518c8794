import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import type { CompletionSource } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { Annotation, EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { EditorStrings } from '../strings/python-strings.ts';
import { editorTheme } from './editor-theme.ts';
import { pythonHighlighting } from './highlighting.ts';

export interface EditorHandlers {
  readonly onChange: (text: string) => void;
  readonly onRun: (text: string) => void;
  readonly complete: ((before: string) => Promise<EditorCompletions>) | undefined;
}

export interface EditorCompletions {
  readonly from: number;
  readonly options: readonly { readonly label: string; readonly type: string }[];
}

/** Marks a change that the host made: it knows of it already. */
export const fromOutside = Annotation.define<boolean>();

/**
 * The editor's extensions. Tab indents; Escape and then Tab leaves (CodeMirror's own way for keyboard users).
 * `handlers` is read at each event, so that React may replace its functions.
 */
export function editorSetup(
  label: string,
  describedBy: string,
  strings: EditorStrings,
  handlers: () => EditorHandlers,
): Extension[] {
  return [
    // By the English that CodeMirror asks for.
    EditorState.phrases.of({
      Completions: strings.completions,
      'Selection deleted': strings.selectionDeleted,
    }),
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('    '),
    EditorState.tabSize.of(4),
    bracketMatching(),
    closeBrackets(),
    python(),
    editorTheme,
    syntaxHighlighting(pythonHighlighting),
    autocompletion({ override: [liveCompletions(handlers)], activateOnTyping: true, icons: false }),
    keymap.of([
      { key: 'Mod-Enter', run: (view) => ran(view, handlers) },
      { key: 'Shift-Enter', run: (view) => ran(view, handlers) },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      // It is reached by Tab as it is; said also to those who check how the lines are scrolled by keyboard.
      tabindex: '0',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    }),
    // The line that is written stays above the keys of a phone and the buttons that stand on them.
    EditorView.scrollMargins.of((view) => {
      const keys = view.dom
        .closest('.lemma-py-editor')
        ?.querySelector<HTMLElement>('.lemma-py-keys');
      const bar = view.dom.closest('.lemma-py')?.querySelector<HTMLElement>('.lemma-py-bar');
      return keys?.offsetHeight ? { bottom: keys.offsetHeight + (bar?.offsetHeight ?? 0) } : null;
    }),
    EditorView.updateListener.of((update) => {
      const told = update.transactions.some((each) => each.annotation(fromOutside));
      if (update.docChanged && !told) handlers().onChange(update.state.doc.toString());
    }),
  ];
}

function ran(view: EditorView, handlers: () => EditorHandlers): boolean {
  handlers().onRun(view.state.doc.toString());
  return true;
}

function liveCompletions(handlers: () => EditorHandlers): CompletionSource {
  return async (context) => {
    const word = context.matchBefore(/[A-Za-z_][\w.]*/);
    const complete = handlers().complete;
    if (!complete || (!word && !context.explicit)) return null;
    const before = context.state.sliceDoc(0, context.pos);
    const { from, options } = await complete(before);
    if (options.length === 0) return null;
    return { from, options: [...options], validFor: /^\w*$/ };
  };
}
