// Made by `npm run build` of src/elements/kit/tokens.css.
export const tokens = `
:root {
  --d-surface: var(--dict-surface, light-dark(#ffffff, #0f1720));
  --d-raised: var(--dict-raised, light-dark(#ffffff, #16202b));
  --d-sunken: var(--dict-sunken, light-dark(#f6f8fa, #0b1118));
  --d-background: var(--dict-background, var(--d-surface));
  --d-text: var(--dict-text, light-dark(#16212c, #e6edf3));
  --d-quiet: var(--dict-quiet, light-dark(#546474, #9fb0c0));
  --d-line: var(--dict-line, light-dark(#dde4ea, #2a3744));
  --d-strong-line: var(--dict-strong-line, light-dark(#748494, #6b7d8e));
  --d-fill: var(--dict-accent, light-dark(#0b6b78, #4cc3cf));
  --d-fill-hover: color-mix(in srgb, var(--d-fill), var(--d-off-accent, var(--d-text)) 16%);
  --d-accent: var(--d-safe-accent, var(--d-fill));
  --d-on-accent: var(--dict-on-accent, var(--d-safe-on-accent, light-dark(#ffffff, #06222a)));
  --d-accent-tint: var(--dict-accent-tint, var(--d-safe-tint, light-dark(#e5f3f4, #12333a)));
  --d-danger: var(--dict-danger, light-dark(#b3261e, #ff8a80));
  --d-on-danger: var(--dict-on-danger, light-dark(#ffffff, #330a07));
  --d-danger-tint: var(--dict-danger-tint, light-dark(#fdecea, #3a1a18));
  --d-success: var(--dict-success, light-dark(#1b6e3c, #6ad08f));
  --d-success-tint: var(--dict-success-tint, light-dark(#e6f4ea, #12311f));
  --d-warning: var(--dict-warning, light-dark(#8a5300, #ffc46b));
  --d-warning-tint: var(--dict-warning-tint, light-dark(#fff4e0, #37280c));
  --d-font: var(--dict-font, system-ui, sans-serif);
  --d-font-size: var(--dict-font-size, 16px);
  --d-radius: var(--dict-radius, 8px);
  --d-radius-card: var(--dict-radius-card, 10px);
  --d-shadow: var(--dict-shadow, 0 1px 2px rgb(11 17 24 / 8%), 0 12px 32px -8px rgb(11 17 24 / 24%));
  --d-backdrop: rgb(11 17 24 / 55%);
  --d-in-light: light-dark(#000000, transparent);
  --d-in-dark: light-dark(transparent, #000000);
  --d-control: 40px;
  --d-control-small: 32px;
  --d-motion: 140ms ease-out;
}

@media (prefers-contrast: more) {
  :root {
    --d-quiet: var(--d-text);
    --d-line: var(--d-text);
    --d-strong-line: var(--d-text);
  }
}

@media (forced-colors: active) {
  :root {
    --d-line: CanvasText;
    --d-strong-line: CanvasText;
    --d-fill: Highlight;
    --d-accent: Highlight;
    --d-quiet: CanvasText;
  }
}

`;
