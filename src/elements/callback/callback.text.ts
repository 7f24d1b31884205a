import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('callback', {
  lead: "Tell us when, and we'll call you.",
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  demo: 'Need a Product Demo',
  installation: 'Need Help With Installation',
  unsure: 'Not Sure What To Do',
  others: 'Others',
  time: 'Time',
  now: 'Next 10 min',
  zone: 'In your local time.',
  comment: 'Comment',
  submit: 'Schedule a callback',
  submitting: 'Scheduling…',
  reasonMissing: 'Please select a reason for callback.',
  done: 'Your call is scheduled!',
  doneNow: "We'll call you in the next 10 minutes.",
  doneTime: "We'll call you at {time}.",
  doneMail: 'We sent an email to {email}.',
  ok: 'OK',
  signedOut: 'Log in so we know who to call.',
});
