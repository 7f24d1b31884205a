/* Loaded once an element is drawn, by load-service.ts alone: the client with its schemas, the session and the checks for authors. */
export { lookAtElement } from './config/author.ts';
export { service } from './service.ts';
export { onSessionChange, sessionStore } from './session/session.ts';
