import { texts } from '../config/text.ts';

export const text = texts('service', {
  malformed: 'Something went wrong. Please contact the team.',
  failed: 'Something wrong happened in setting up the request',
  noAnswer: 'No response was received',
  signInToNetwork: 'This network seems to ask for a login of its own. Please log in to the network and try again.',
});
