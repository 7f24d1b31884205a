/** The sandbox's own pages: calm, light and dark, no script and no font to fetch. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#ffffff, #0f1720);
  --sunken: light-dark(#f6f8fa, #0b1118);
  --raised: light-dark(#ffffff, #16202b);
  --text: light-dark(#16212c, #e6edf3);
  --quiet: light-dark(#546474, #9fb0c0);
  --line: light-dark(#dde4ea, #2a3744);
  --accent: light-dark(#0b6b78, #4cc3cf);
  --on-accent: light-dark(#ffffff, #06222a);
  --field: light-dark(#8796a5, #6b7d8e);
  --tint: light-dark(#e5f3f4, #12333a);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--sunken); color: var(--text); font: 400 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px max(16px, calc(50% - 480px)); background: var(--surface); border-block-end: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 14px; }
nav a { padding-block: 4px; }
main { max-width: 992px; margin-inline: auto; padding: 32px 16px 64px; }
h1 { margin: 0 0 8px; font-size: 25px; font-weight: 650; line-height: 1.2; }
h2 { margin: 40px 0 12px; font-size: 20px; font-weight: 650; line-height: 1.2; }
p { max-width: 65ch; margin: 0 0 16px; color: var(--quiet); }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code { font: 500 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 16px; }
.message { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; }
.message h2 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
.message p { margin: 0; color: var(--text); overflow-wrap: anywhere; white-space: pre-line; }
.message .quiet { grid-column: 1 / -1; }
.quiet { color: var(--quiet); font-size: 14px; }
.code { align-self: center; grid-row: 1 / span 2; grid-column: 2; padding: 4px 12px; border-radius: 8px; background: var(--tint); color: var(--accent); font: 650 20px/1.5 ui-monospace, monospace; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; user-select: all; }
.empty { padding: 48px 16px; text-align: center; color: var(--quiet); }
.table { overflow-x: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 12px 16px; text-align: start; vertical-align: top; border-block-start: 1px solid var(--line); }
thead th { border-block-start: 0; color: var(--quiet); font-weight: 500; }
tbody th { font-weight: 500; }
td code { white-space: nowrap; }
.choices { display: grid; gap: 8px; max-width: 420px; }
form.choice { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
form.choice .quiet { flex-basis: 100%; }
form.choice input { min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 8px; background: var(--surface); color: var(--text); font: inherit; }
form.choice label { font-weight: 500; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--field); border-radius: 8px; background: var(--raised); color: var(--text); font: inherit; cursor: pointer; }
button:first-of-type { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 500; }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.frame { min-height: 100vh; display: grid; place-items: center; padding: 16px; background: color-mix(in srgb, #0b1118 60%, transparent); }
.frame main { inline-size: min(100%, 420px); margin: 0; }
@media (max-width: 480px) {
  thead { position: absolute; clip-path: inset(50%); }
  tbody tr { display: block; padding: 12px 0; border-block-start: 1px solid var(--line); }
  tbody tr:first-child { border-block-start: 0; }
  th, td { display: block; padding: 4px 16px; border: 0; }
  .message { grid-template-columns: 1fr; }
  .code { grid-row: auto; grid-column: 1; justify-self: start; }
}
`;
