const frame = new URLSearchParams(location.search).get('frame');

/** The sheet of states shows many stories at once, each in a frame of its own. */
export const isFramed = frame !== null;

/** Each such frame has a service of its own, and so shares no session, storage or lock with the others. */
export const serviceBase = isFramed ? `/frame-${frame}` : '';
