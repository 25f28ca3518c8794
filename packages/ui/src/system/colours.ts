/**
 * The site's colours, light only. Names say what a colour is for. Every text colour has at least 4.5:1 on paper and
 * on ground (WCAG 2.2 AA); `edge` has 3:1, which a boundary that must be seen needs.
 */
export const colours = {
  ink: '#14202B',
  paper: '#FFFFFF',
  ground: '#FAFBFC',
  muted: '#51606E',
  faint: '#5F6D7A',
  line: '#E3E8ED',
  outline: '#CBD4DC',
  edge: '#8795A2',
  second: '#E6EBEF',
  brand: '#0081C6',
  solid: '#006FAB',
  'on-solid': '#FFFFFF',
  strong: '#005A8C',
  tint: '#EEF7FC',
  lit: '#D5EBF8',
  now: '#7FC0E4',
  right: '#15803D',
  'right-tint': '#F2F9F4',
  wrong: '#B42318',
  'wrong-tint': '#FDF5F4',
  amber: '#B45309',
  'amber-mark': '#D97706',
  'amber-tint': '#FFF8EB',
  violet: '#6D28D9',
} as const;

export const faces = {
  interface: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
  prose: "'Source Serif 4 Variable', 'Source Serif fallback', Georgia, serif",
  code: "'JetBrains Mono Variable', ui-monospace, 'SFMono-Regular', Menlo, monospace",
} as const;

/** The properties that lessons, widgets and plain style sheets read: `--lemma-ink` and so on. */
export const customProperties: Record<`--lemma-${string}`, string> = {
  ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--lemma-${name}`, value])),
  '--lemma-font-interface': faces.interface,
  '--lemma-font-prose': faces.prose,
  '--lemma-font-code': faces.code,
  '--lemma-radius': '8px',
  '--lemma-radius-card': '12px',
  '--lemma-shadow': '0 8px 24px rgb(20 32 43 / 0.10), 0 1px 3px rgb(20 32 43 / 0.06)',
};
