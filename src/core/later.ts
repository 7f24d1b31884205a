/* The chunk that load-service.ts loads after the first rendering: the client with its schemas, the session, and the
 * checks for authors. service.ts itself can’t be that entry, because other chunks import it directly. */
export { lookAtElement } from './config/author.ts';
export { service } from './service.ts';
export { onSessionChange } from './session/session.ts';
