/* Browsers report the progress of an upload by `fetch` only if its body is a stream. Chromium sends streams over
 * HTTP/2 and HTTP/3 only and fails on older connections, so the service must be known to support one of them. */

const pieceBytes = 64 * 1024;

/** A request body that streams a file and reports the share that the browser has taken, from 0 to 1. */
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

/** Whether this browser can stream an upload to the service at `base`. */
export const canStreamTo = (base: string): boolean =>
  URL.canParse(base, location.href) && sendsStreams() && speaksHttp2(new URL(base, location.href).origin);

/**
 * Detects stream uploads: a browser without them converts the stream to text, which sets a Content-Type, and never
 * reads `duplex`.
 */
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

/**
 * True if the last call to the origin used HTTP/2 or HTTP/3. For another origin, browsers reveal that only with
 * Timing-Allow-Origin.
 */
function speaksHttp2(origin: string): boolean {
  const last = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .findLast(({ name }) => name.startsWith(`${origin}/`));
  return /^h[23]/.test(last?.nextHopProtocol ?? '');
}
