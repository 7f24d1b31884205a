/**
 * `emulation.setMediaFeaturesOverride`, which Firefox 153 does not know: `prefers-color-scheme` of pages, and of whole
 * contexts, by the switch that Firefox's own developer tools use.
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
    /** A page of a context takes over its scheme. */
    welcome({ context, parent, userContext }) {
      if (!parent && ofContext.has(userContext)) void apply(context, ofContext.get(userContext));
    },
  };
}

/** Runs in the window of Firefox itself. */
function setScheme(id, scheme) {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  const page = NavigableManager.getBrowsingContextById(id);
  if (page) page.top.prefersColorSchemeOverride = scheme;
}
