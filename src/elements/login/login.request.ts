/* What the form shows of what is stored, and of who is signed in. */
export { takeFlash } from '../../core/session/drafts/flash.ts';
export { forgetEmail, rememberedEmails, rememberEmail } from '../../core/session/remembered-emails.ts';
export { sessionStore } from '../../core/session/session.ts';
