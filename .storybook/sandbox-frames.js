/* Runs in the service worker, after msw's script. Answers navigations of the card widget's frames, which msw would send
   to the network. */
addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode !== 'navigate' || !/^(\/frame-[^/]+)?\/sandbox\/card\//.test(new URL(url).pathname)) return;
  const asked = { request: new Request(url), clientId: event.clientId };
  event.respondWith(handleRequest(asked, crypto.randomUUID(), Date.now()));
});
