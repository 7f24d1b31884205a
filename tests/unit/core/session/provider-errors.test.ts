import { expect, test } from 'vitest';
import { readProviderError } from '../../../../src/core/session/sso/provider-errors.ts';

/* DEC-3.8: what the errors of the identity provider mean, as it sends them. */

const read = (answer: Record<string, string>) => readProviderError(new URLSearchParams(answer));
const withCode = (error: string, code: string) => read({ error, error_description: `${code}: Words.\r\nTrace ID: 1` });

test.each<Record<string, string>>([
  { error: 'access_denied' },
  { error: 'access_denied', error_description: 'the user canceled the authentication' },
  { error: 'access_denied', error_subcode: 'cancel' },
  { error: 'invalid_request', error_subcode: 'cancel' },
  {
    error: 'access_denied',
    error_description: 'The user has denied access to the scope requested by the client application.',
  },
  {
    error: 'access_denied',
    error_description: 'The resource owner or authorization server denied the request.',
  },
  // Other providers than Microsoft.
  { error: 'access_denied', error_description: 'User did not authorize the request' },
  { error: 'user_cancelled_login' },
  // MSAL.js, issue 4634.
  { error: 'consent_required', error_description: 'AADSTS65004: User declined to consent to access the app.' },
  { error: 'access_denied', error_uri: 'https://login.microsoftonline.com/error?code=65004' },
  { error: 'access_denied', error_description: 'AADB2C90091: The user has cancelled entering information.' },
])('a Microsoft sign-in with the answer %j was cancelled', (answer) => {
  expect(read(answer).reason).toBe('cancelled');
});

test.each([
  '50020',
  '50034',
  '50105',
  '53003',
  '90072',
  '50057',
  '53000',
  '500213',
  '16000',
  '1000031',
  '500200',
  '530003',
  '530031',
  '53009',
  '530021',
  '700003',
  '500014',
])('Microsoft’s code AADSTS%s means an account that is not allowed, whatever the error is called', (number) => {
  const code = `AADSTS${number}`;
  for (const error of ['access_denied', 'interaction_required', 'invalid_request', 'invalid_grant'])
    expect(withCode(error, code)).toEqual({ reason: 'notAllowed', code });
});

test.each(['50072', '50074', '50076', '50078', '50079', '50158', '500121', '53004', '50055', '50126', '50058'])(
  'Microsoft’s code AADSTS%s means that the sign-in failed, not that the account is not allowed',
  (number) => {
    const code = `AADSTS${number}`;
    for (const error of ['access_denied', 'interaction_required', 'login_required', 'invalid_grant'])
      expect(withCode(error, code)).toEqual({ reason: 'failed', code });
  },
);

test('access that Microsoft denied for an unknown reason means an account that is not allowed', () => {
  expect(withCode('access_denied', 'AADSTS599999')).toEqual({ reason: 'notAllowed', code: 'AADSTS599999' });
  const answer = { error: 'access_denied', error_description: 'Guests are blocked by a policy.' };
  expect(read(answer)).toEqual({ reason: 'notAllowed', code: 'access_denied' });
});

test.each(['65001', '90094', '90095', '90008', '650056', '700016', '90093', '65002'])(
  'Microsoft’s code AADSTS%s means that consent is needed',
  (number) => {
    const code = `AADSTS${number}`;
    for (const error of ['access_denied', 'interaction_required', 'unauthorized_client'])
      expect(withCode(error, code)).toEqual({ reason: 'consentNeeded', code });
  },
);

test.each(['consent_required', 'interaction_required'])(
  'Microsoft’s error %s without a code means that consent is needed',
  (error) => {
    expect(read({ error })).toEqual({ reason: 'consentNeeded', code: error });
  },
);

test.each([
  ['server_error', 'AADSTS90033'],
  ['temporarily_unavailable', 'AADSTS90006'],
  ['interaction_required', 'AADSTS50076'],
  ['invalid_request', 'AADSTS700054'],
])('Microsoft’s error %s with the code %s means that the sign-in failed', (error, code) => {
  expect(withCode(error, code)).toEqual({ reason: 'failed', code });
});

test('Microsoft’s error is not shown as a code if no specification knows its name', () => {
  expect(read({ error: 'call_us_now' })).toEqual({ reason: 'failed', code: '' });
  expect(read({ error: 'x', error_description: '<b>AADSTS</b>12 AADSTS' })).toEqual({ reason: 'failed', code: '' });
});
