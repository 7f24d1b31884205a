/* The chunk that load-service.ts loads after the first rendering: the client with its schemas, the session, the checks for authors. */
export { lookAtElement } from './config/author.ts';
export { service } from './service.ts';
export { onSessionChange, sessionStore } from './session/session.ts';
