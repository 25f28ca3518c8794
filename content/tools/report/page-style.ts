/** The report's own look: quiet, printable, dark where the reader prefers it. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e8ebf0); --quiet: light-dark(#5b6472, #a3adbb);
  --line: light-dark(#dfe3e8, #3a4350); --band: light-dark(#f6f7f9, #1f2630); --mark: light-dark(#2f5bd0, #8db0ff); }
body { margin: 0; color: var(--ink); background: light-dark(#fff, #171c24); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.9rem; margin: 0 0 1rem; } h2 { margin: 3rem 0 .75rem; } h3 { margin: 2rem 0 .5rem; font-size: 1.05rem; }
p { color: var(--quiet); margin: .25rem 0 .75rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 0 0 1rem; }
.figures dt { color: var(--quiet); font-size: .85rem; } .figures dd { margin: 0; font-size: 1.6rem; font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; white-space: nowrap; }
th, td { padding: .3rem .9rem .3rem 0; text-align: left; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 500; } tbody tr:last-child td { font-weight: 600; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
svg { display: block; } svg path { fill: none; stroke: var(--line); stroke-width: 1.5; }
svg .band { fill: var(--band); stroke: light-dark(#fff, #171c24); stroke-width: 4; }
svg text { font-size: 10px; fill: var(--ink); text-anchor: middle; }
svg .unit { font-size: 12px; font-weight: 600; fill: var(--quiet); text-anchor: start; }
svg .written circle { fill: var(--mark); } svg .planned circle { fill: var(--band); stroke: var(--quiet); stroke-width: 1.5; }
svg .planned text { fill: var(--quiet); }
`;
