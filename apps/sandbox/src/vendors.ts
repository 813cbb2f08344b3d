import { keysOf } from '@signet/rulebook/core/keys-of';

type VendorRow = {
  name: string;
  /** API calls by programs: a fault without a path hits only these. */
  calls: string[];
  /** Pages and scripts that a browser loads: a fault hits them only when its path names them. */
  pages: string[];
  errorBody: (status: number) => unknown;
};

/** The vendors known to faults, the call log and the page; `smtp` has no HTTP address. */
export const VENDORS = {
  twilio: {
    name: 'Texts and codes (Twilio)',
    calls: ['/2010-04-01/', '/v2/Services/', '/v2/PhoneNumbers/'],
    pages: [],
    errorBody: (status) => ({
      code: 20000 + status,
      message: 'The sandbox was told to fail',
      more_info: 'about:blank',
      status,
    }),
  },
  prove: {
    name: 'Texted links and the mobile network (Prove)',
    calls: ['/token', '/fortified/', '/mobileauth/'],
    pages: ['/fortified/2015/06/01/continueAuth', '/mobileauth/2014/07/01/redirect'],
    errorBody: (status) => ({
      RequestId: '',
      Status: status,
      Description: 'The sandbox was told to fail',
    }),
  },
  persona: {
    name: 'Identity and business checks (Persona)',
    calls: ['/api/v1/'],
    pages: ['/widget', '/verify'],
    errorBody: (status) => ({
      errors: [{ title: status === 429 ? 'Too many requests' : 'Internal server error' }],
    }),
  },
  plaid: {
    name: 'Bank link (Plaid)',
    calls: [
      '/link/token/',
      '/item/',
      '/auth/',
      '/accounts/',
      '/identity/',
      '/institutions/',
      '/webhook_verification_key/',
      '/sandbox/',
      '/processor/',
    ],
    pages: ['/link/v2/', '/link/flow'],
    errorBody: (status) => ({
      error_type: status === 429 ? 'RATE_LIMIT_EXCEEDED' : 'API_ERROR',
      error_code: status === 429 ? 'RATE_LIMIT' : 'INTERNAL_SERVER_ERROR',
      error_message: 'The sandbox was told to fail',
      display_message: null,
      request_id: 'sandboxfault',
    }),
  },
  stripe: {
    name: 'Payouts, test deposits and cards (Stripe)',
    calls: [
      '/v1/payment_methods',
      '/v1/setup_intents',
      '/v1/customers',
      '/v1/payment_intents',
      '/v1/refunds',
      '/v1/3ds2/',
    ],
    pages: ['/stripe/'],
    errorBody: (status) => ({
      error: {
        type: status === 429 ? 'rate_limit_error' : 'api_error',
        message: 'The sandbox was told to fail',
      },
    }),
  },
  liberis: {
    name: 'Cash advances (Liberis)',
    calls: ['/liberis/oauth2', '/liberis/v3'],
    pages: ['/liberis/journey', '/liberis/businesses'],
    errorBody: () => ({ error: 'server_error' }),
  },
  hosting: {
    name: 'Stores and websites (hosting provider)',
    calls: ['/hosting/oauth2', '/hosting/v1'],
    pages: [],
    errorBody: () => ({ error: 'server_error' }),
  },
  fulfilment: {
    name: 'Parcels (fulfilment)',
    calls: ['/fulfilment/v1'],
    pages: ['/fulfilment/parcels'],
    errorBody: () => ({ error: 'server_error' }),
  },
  places: {
    name: 'Addresses (Google Places)',
    calls: ['/v1/places'],
    pages: ['/maps/api/'],
    errorBody: (status) => ({
      error: {
        code: status,
        message: 'The sandbox was told to fail',
        status: 'UNAVAILABLE',
        details: [],
      },
    }),
  },
  oidc: {
    name: 'Sign-in (OpenID Connect)',
    calls: ['/oidc/'],
    pages: ['/oidc/interaction/'],
    errorBody: () => ({ error: 'server_error', error_description: 'The sandbox was told to fail' }),
  },
  'staff-oidc': {
    name: 'Staff sign-in (OpenID Connect)',
    calls: ['/staff-oidc/'],
    pages: ['/staff-oidc/interaction/'],
    errorBody: () => ({ error: 'server_error', error_description: 'The sandbox was told to fail' }),
  },
  'partner-oidc': {
    name: 'Sign-in of partners’ people (OpenID Connect)',
    calls: ['/partner-oidc/'],
    pages: ['/partner-oidc/interaction/'],
    errorBody: () => ({ error: 'server_error', error_description: 'The sandbox was told to fail' }),
  },
  smtp: { name: 'E-mail (SMTP)', calls: [], pages: [], errorBody: () => ({}) },
} as const satisfies Record<string, VendorRow>;

export type VendorId = keyof typeof VENDORS;
type Addressed = { vendor: VendorId; isPage: boolean };

export const VENDOR_IDS = keysOf(VENDORS);

export function vendorOf(path: string): Addressed | undefined {
  const rows: [VendorId, VendorRow][] = VENDOR_IDS.map((vendor) => [vendor, VENDORS[vendor]]);
  for (const [vendor, row] of rows)
    if (row.pages.some((prefix) => path.startsWith(prefix))) return { vendor, isPage: true };
  for (const [vendor, row] of rows)
    if (row.calls.some((prefix) => path.startsWith(prefix))) return { vendor, isPage: false };
  return undefined;
}
