/*
 * The meaning of an identity provider's error for the visitor (DEC-3.8). The parameters: RFC 6749, section 4.1.2.1, and
 * OpenID Connect Core 1.0, section 3.1.2.6; `error_subcode` is Microsoft's. The AADSTS codes:
 * https://learn.microsoft.com/entra/identity-platform/reference-error-codes; AADB2C90091:
 * https://learn.microsoft.com/azure/active-directory-b2c/error-codes. Microsoft may change its codes: one that is not in
 * the table falls back to the meaning of `error`.
 */

export const refusalReasons = ['cancelled', 'notAllowed', 'consentNeeded', 'failed'] as const;

type RefusalReason = (typeof refusalReasons)[number];

export interface ProviderRefusal {
  readonly reason: RefusalReason;
  /** The provider's error code for support, such as 'AADSTS50020'; '' if there is none. */
  readonly code: string;
}

/** The parameters must have an `error`. */
export function readProviderError(parameters: URLSearchParams): ProviderRefusal {
  const error = parameters.get('error') ?? '';
  const code = codeOf(parameters);
  return { reason: reasonOfCode.get(code) ?? reasonOfError(error, code, parameters), code: code || knownError(error) };
}

function codeOf(parameters: URLSearchParams): string {
  const [inWords] = /\b(?:AADSTS|AADB2C)\d{3,8}/.exec(parameters.get('error_description') ?? '') ?? [];
  if (inWords) return inWords;
  const [, inAddress] = /[?&]code=(\d{3,8})\b/.exec(parameters.get('error_uri') ?? '') ?? [];
  return inAddress ? `AADSTS${inAddress}` : '';
}

function reasonOfError(error: string, code: string, parameters: URLSearchParams): RefusalReason {
  // `error_subcode` is Microsoft's. Some other providers have an error of their own, such as 'user_cancelled_login'.
  if (parameters.get('error_subcode') === 'cancel' || error.includes('cancel')) return 'cancelled';
  if (error === 'access_denied') return saysMore(code, parameters) ? 'notAllowed' : 'cancelled';
  // With a code, the provider asks for an interaction other than consent.
  if (error === 'interaction_required') return code ? 'failed' : 'consentNeeded';
  return error === 'consent_required' || error === 'admin_consent_required' ? 'consentNeeded' : 'failed';
}

/** True if `access_denied` names a reason: "the user canceled the authentication" and RFC 6749's own words do not. */
function saysMore(code: string, parameters: URLSearchParams): boolean {
  const description = (parameters.get('error_description') ?? '').trim().slice(0, 1000);
  if (code || description === '') return code !== '';
  return !byTheUser.test(description);
}

const byTheUser =
  /\bcancel|\buser (?:(?:has )?(?:denied|declined|refused)|did not (?:authori[sz]e|consent|grant|approve|allow))\b|resource owner/i;

const codes: Readonly<Record<RefusalReason, string>> = {
  cancelled: 'AADSTS65004 AADB2C90091',
  // Consent of the user or of an administrator; the application is not set up in the organisation.
  consentNeeded:
    'AADSTS65001 AADSTS650052 AADSTS650056 AADSTS65002 AADSTS90008 AADSTS90093 AADSTS90094 AADSTS900941 AADSTS90095 AADSTS90099 AADSTS500011 AADSTS700016',
  notAllowed: [
    // The account is not in the organisation, is a guest, or is of the wrong kind.
    'AADSTS16000 AADSTS16003 AADSTS50014 AADSTS50020 AADSTS500200 AADSTS500208 AADSTS50034 AADSTS51004 AADSTS90072 AADSTS90084',
    // The account or the application is locked, disabled, or not assigned.
    'AADSTS50053 AADSTS50057 AADSTS50105 AADSTS54000 AADSTS70001 AADSTS500014 AADSTS7000112 AADSTS80012 AADSTS90123 AADSTS1000031',
    // A policy of the organisation: tenants, devices, applications, risk.
    'AADSTS50002 AADSTS500021 AADSTS500022 AADSTS500212 AADSTS500213 AADSTS50005 AADSTS50097 AADSTS50129 AADSTS50131',
    'AADSTS50155 AADSTS50177 AADSTS50178 AADSTS50187 AADSTS53000 AADSTS53001 AADSTS53002 AADSTS53003 AADSTS530032',
    'AADSTS530003 AADSTS530021 AADSTS530031 AADSTS530034 AADSTS530035 AADSTS53009 AADSTS53010 AADSTS53011 AADSTS130007 AADSTS135011 AADSTS700003',
  ].join(' '),
  // The user may sign in, but has to do something before: a second factor, a new password, another sign-in.
  failed: [
    'AADSTS50072 AADSTS50074 AADSTS50076 AADSTS50078 AADSTS50079 AADSTS50088 AADSTS50158 AADSTS500121 AADSTS53004',
    'AADSTS50055 AADSTS50056 AADSTS50125 AADSTS50126 AADSTS50133 AADSTS50144 AADSTS50173',
    'AADSTS50058 AADSTS50089 AADSTS50132 AADSTS50140 AADSTS50199 AADSTS70043 AADSTS70044 AADSTS160021',
  ].join(' '),
};

const reasonOfCode: ReadonlyMap<string, RefusalReason> = new Map(
  Object.entries(codes).flatMap(([reason, list]) => list.split(' ').map((code) => [code, reason as RefusalReason])),
);

/** `error` as it may be shown: only a name that the specifications know, because whoever made the link may have chosen it. */
const knownError = (error: string): string => (errorNames.has(error) ? error : '');

const errorNames = new Set([
  'access_denied',
  'account_selection_required',
  'admin_consent_required',
  'consent_required',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_resource',
  'invalid_scope',
  'login_required',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_response_type',
]);
