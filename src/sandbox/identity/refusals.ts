/**
 * Errors that Microsoft returns to the application, with `why` in Microsoft's words. `does` labels the button of the
 * sandbox's sign-in page that causes the error.
 */
export const refusals = {
  AADSTS50020: {
    does: 'A guest who is not in the organisation',
    error: 'access_denied',
    why: "User account 'guest@example.com' from identity provider 'live.com' does not exist in tenant 'Sandbox' and cannot access the application 'console' in that tenant.",
  },
  AADSTS53003: {
    does: 'A device that a policy does not allow',
    error: 'interaction_required',
    why: 'Access has been blocked by Conditional Access policies. The access policy does not allow token issuance.',
  },
  AADSTS65004: {
    does: 'Somebody who declines to consent',
    error: 'consent_required',
    why: 'User declined to consent to access the app.',
  },
  AADSTS90094: {
    does: 'Somebody whose administrator has not consented yet',
    error: 'access_denied',
    why: 'An administrator of Sandbox has set a policy that prevents you from granting the application the permissions it is requesting.',
  },
  AADSTS90033: {
    does: 'An outage at Microsoft',
    error: 'temporarily_unavailable',
    why: 'The Microsoft Online Directory Service is not available.',
  },
} as const;

export const isRefusal = (code: unknown): code is keyof typeof refusals =>
  typeof code === 'string' && Object.hasOwn(refusals, code);

export const descriptionOf = (code: keyof typeof refusals): string =>
  `${code}: ${refusals[code].why}\r\nTrace ID: 00000000-0000-0000-0000-000000000000`;
