/* Stands behind msw's own script, in the service worker: a frame of the sandbox is a navigation, which msw leaves to the network. */
addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode !== 'navigate' || !new URL(url).pathname.startsWith('/sandbox/card/')) return;
  const asked = { request: new Request(url), clientId: event.clientId };
  event.respondWith(handleRequest(asked, crypto.randomUUID(), Date.now()));
});
