const frame = new URLSearchParams(location.search).get('frame');

/** True in a frame of the sheet of states (docs/Frames.tsx), which shows many stories at once. */
export const isFramed = frame !== null;

/** Each frame has a service of its own, so that frames share no session, storage or lock. */
export const serviceBase = isFramed ? `/frame-${frame}` : '';
