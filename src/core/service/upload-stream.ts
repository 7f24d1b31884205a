/*
 * How far an upload is can be seen only where the browser takes the body piece by piece. Chromium sends such a body over HTTP/2
 * and HTTP/3 alone and fails on an older connection, so the service must be known to speak one of them.
 */

const pieceBytes = 64 * 1024;

/** A body of a file's bytes that tells how much of it the browser has taken, from 0 to 1. */
export function countedStream(file: Blob, onProgress: (share: number) => void) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = new Uint8Array(await file.slice(taken, taken + pieceBytes).arrayBuffer());
      if (piece.length === 0) return controller.close();
      taken += piece.length;
      controller.enqueue(piece);
      onProgress(taken / file.size);
    },
  });
  return { body, duplex: 'half' } as const;
}

/** Whether this browser can upload a stream to the service at `base`. */
export const canStreamTo = (base: string): boolean =>
  URL.canParse(base, location.href) && sendsStreams() && speaksHttp2(new URL(base, location.href).origin);

/** Browsers without stream uploads convert the stream to text and never read `duplex`. */
function sendsStreams(): boolean {
  let isDuplexRead = false;
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isDuplexRead = true;
      return 'half';
    },
  };
  return !new Request('https://service.invalid', init).headers.has('Content-Type') && isDuplexRead;
}

/** The protocol of the last call. For another origin, browsers reveal it only with Timing-Allow-Origin. */
function speaksHttp2(origin: string): boolean {
  const last = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .findLast(({ name }) => name.startsWith(`${origin}/`));
  return /^h[23]/.test(last?.nextHopProtocol ?? '');
}
