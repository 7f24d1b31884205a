const asked = new Set<string>();

/** Fetches a module without running it, so that what needs it finds it there. */
export function preload(href: string, { isLater = false } = {}): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  if (isLater) link.fetchPriority = 'low';
  // A policy that allows scripts by a nonce alone asks for it here too (HOST-12).
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.href = href;
  document.head.append(link);
}

/** In place of Vite's own, around every `import()` of a build for browsers: no chunk has a sheet to wait for, and MooTools replaces `Event`. */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  from = import.meta.url,
) {
  for (const file of files) if (file.endsWith('.js')) preload(new URL(file, from).href);
  return load();
}
