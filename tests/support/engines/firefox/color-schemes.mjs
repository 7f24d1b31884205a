/**
 * Emulates `emulation.setMediaFeaturesOverride`, which Firefox 153 lacks: sets `prefers-color-scheme` for a page or a
 * context through the interface of Firefox's developer tools.
 */
export function createColorSchemes(ask) {
  const ofContext = new Map();
  let window;

  async function apply(page, scheme) {
    window ??= await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    await ask('script.callFunction', {
      functionDeclaration: String(setScheme),
      arguments: [page, scheme].map((value) => ({ type: 'string', value })),
      target: { context: window.contexts[0].context },
      awaitPromise: false,
    });
  }

  return {
    async set({ features, contexts = [], userContexts = [] }) {
      const scheme = features['prefers-color-scheme'] ?? 'none';
      for (const each of userContexts) ofContext.set(each, scheme);
      for (const page of contexts) await apply(page, scheme);
    },
    /** A new page takes over its context's scheme. */
    welcome({ context, parent, userContext }) {
      if (!parent && ofContext.has(userContext)) void apply(context, ofContext.get(userContext));
    },
  };
}

/** Runs in Firefox's own privileged window. */
function setScheme(id, scheme) {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  const page = NavigableManager.getBrowsingContextById(id);
  if (page) page.top.prefersColorSchemeOverride = scheme;
}
