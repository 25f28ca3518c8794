import { EditorView } from '@codemirror/view';

/**
 * Colours of the editor, light and dark by the cell's own properties. A theme and not a style sheet: in a shadow root CodeMirror's
 * own colours, which are those of a light page, come after every sheet.
 */
export const editorTheme = EditorView.theme({
  // Long lines scroll under the numbers.
  '.cm-gutters': { border: '0', background: 'var(--py-paper)', color: 'var(--py-muted)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--py-ink)' },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--py-tint) 70%, transparent)' },
  '.cm-activeLineGutter': {
    background: 'var(--py-tint)',
    boxShadow: 'inset 3px 0 0 var(--py-brand)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'var(--py-lit)' },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--py-lit)',
    outline: '1px solid var(--py-edge)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--py-wrong-tint)' },
  '.cm-lintRange-error': {
    background: 'none',
    textDecoration: 'underline wavy var(--py-wrong)',
    textUnderlineOffset: '4px',
  },
  '.cm-tooltip': {
    border: '1px solid var(--py-line)',
    borderRadius: '8px',
    background: 'var(--py-paper)',
    color: 'var(--py-ink)',
    boxShadow: '0 4px 16px rgb(20 32 43 / 12%)',
    font: '13px/20px var(--py-mono)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--py-solid)',
    color: 'var(--py-on-solid)',
  },
});
