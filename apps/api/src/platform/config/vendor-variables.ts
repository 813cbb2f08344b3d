import { entriesOf } from '@signet/rulebook/core/keys-of';
import { z } from 'zod';
import { isAwayFromSandbox } from './environments.ts';

type SandboxAddresses = { sandbox: string; mailPort: number };

/** Keys that every browser gets; any other is a secret. */
export const KEYS_OF_PAGES: readonly string[] = ['PLACES_KEY', 'STRIPE_PUBLISHABLE_KEY'];
export type PageOrigins = Readonly<
  Record<'scripts' | 'calls' | 'frames' | 'camera', readonly string[]>
>;

type VendorVariable = {
  shape: z.ZodType<string | undefined>;
  wanted?: string;
  /** Default outside production: the sandbox's own address or key. */
  sandbox?: string | ((addresses: SandboxAddresses) => string);
  /** The vendor's public address; a variable without one must be set in production. */
  production?: string;
  /**
   * Values rejected in production: an address that is not https on a public name, a host that is no
   * public name, a test key.
   */
  rejects?: 'unsafeAddress' | 'unsafeHost' | 'testKey';
  alsoRejects?: { pattern: RegExp; why: string };
  /** True for a key that moves real money if it is a live one: only production may use that. */
  movesMoney?: true;
  /**
   * True for a secret by which a vendor proves itself to us: the sandbox's is public, so it counts
   * beside the sandbox only.
   */
  provesSender?: true;
  inPage?: (value: string) => Partial<PageOrigins>;
};

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));
const nonEmpty = z.string().min(1);
const originOf = (url: string): string => new URL(url).origin;
const calledInPage = (url: string): Partial<PageOrigins> => ({ calls: [originOf(url)] });

/**
 * Origins of the card field's script and frames; the vendor's own host loads scripts from
 * subdomains as well. docs/readings.md 135.
 */
function cardFieldOrigins(scriptUrl: string): Partial<PageOrigins> {
  const origin = originOf(scriptUrl);
  if (origin !== 'https://js.stripe.com') return { scripts: [origin], frames: [origin] };
  const scripts = [origin, 'https://*.js.stripe.com'];
  return { scripts, frames: [...scripts, 'https://hooks.stripe.com'] };
}

/** The address lookup calls another host than that of its script. */
function placesOrigins(scriptUrl: string): Partial<PageOrigins> {
  const origin = originOf(scriptUrl);
  return {
    scripts: [origin],
    calls: origin.endsWith('.googleapis.com')
      ? [origin, 'https://places.googleapis.com']
      : [origin],
  };
}

function inquiryFrameOrigins(host: string): Partial<PageOrigins> {
  const origin = `${host.startsWith('localhost') ? 'http' : 'https'}://${host}`; // as the vendor's browser SDK reads it
  return { frames: [origin], camera: [origin] };
}

const VENDOR_VARIABLES = {
  SMTP_URL: {
    shape: z.string().regex(/^smtps?:\/\//),
    wanted: 'an address like smtp://host:port',
    sandbox: ({ mailPort }) => `smtp://localhost:${mailPort}`,
    rejects: 'unsafeHost',
  },
  PLAID_URL: {
    shape: address,
    sandbox: ({ sandbox }) => sandbox,
    production: 'https://production.plaid.com',
    rejects: 'unsafeAddress',
    alsoRejects: { pattern: /sandbox/i, why: 'is the vendor’s sandbox' },
    inPage: calledInPage,
  },
  PLAID_LINK_SCRIPT_URL: {
    shape: address,
    sandbox: ({ sandbox }) => `${sandbox}/link/v2/stable/link-initialize.js`,
    production: 'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
    rejects: 'unsafeAddress',
    inPage: (url) => ({ scripts: [originOf(url)], frames: [originOf(url)] }),
  },
  PLAID_CLIENT_ID: { shape: nonEmpty, sandbox: 'sandbox-client', rejects: 'testKey' },
  PLAID_SECRET: { shape: nonEmpty, sandbox: 'sandbox-secret', rejects: 'testKey' },
  PLAID_INSTITUTIONS: {
    shape: z
      .string()
      .regex(/^ins_\w+(,ins_\w+)*$/)
      .optional(),
    wanted: 'institution ids with commas between them (ins_…,ins_…)',
    sandbox: 'ins_109508,ins_109509,ins_109511,ins_109512,ins_43,ins_sandbox_ca_1,ins_sandbox_ca_2',
  },
  PLAID_LOGOS: {
    shape: z.enum(['shown', 'hidden']).optional(),
    wanted: '“shown”, once the banks permit it, or “hidden”',
    sandbox: 'shown',
  },
  TWILIO_URL: {
    shape: address,
    sandbox: ({ sandbox }) => sandbox,
    production: 'https://api.twilio.com',
    rejects: 'unsafeAddress',
  },
  TWILIO_ACCOUNT_SID: {
    shape: z.string().regex(/^AC\w+$/),
    wanted: 'an account id (AC…)',
    sandbox: 'AC00000000000000000000000000005a1d',
  },
  TWILIO_AUTH_TOKEN: { shape: nonEmpty, sandbox: 'sandbox-token', rejects: 'testKey' },
  TWILIO_VERIFY_SERVICE_SID: {
    shape: z.string().regex(/^VA\w+$/),
    wanted: 'a Verify service id (VA…)',
    sandbox: 'VA00000000000000000000000000005a1d',
  },
  TWILIO_FROM: {
    shape: z.string().regex(/^\+\d{8,15}$/),
    wanted: 'a phone number like +12025550123',
    sandbox: '+15005550006',
  },
  PROVE_URL: {
    shape: address,
    sandbox: ({ sandbox }) => sandbox,
    production: 'https://api.payfone.com',
    rejects: 'unsafeAddress',
    alsoRejects: { pattern: /staging/i, why: 'is the vendor’s staging' },
  },
  PROVE_DEVICE_URL: {
    shape: address,
    sandbox: ({ sandbox }) => sandbox,
    production: 'https://device.payfone.com',
    rejects: 'unsafeAddress',
  },
  PROVE_CLIENT_ID: { shape: nonEmpty, sandbox: 'sandbox-client', rejects: 'testKey' },
  PROVE_USERNAME: { shape: nonEmpty, sandbox: 'sandbox' },
  PROVE_PASSWORD: { shape: nonEmpty, sandbox: 'sandbox-password', rejects: 'testKey' },
  PERSONA_URL: {
    shape: address,
    sandbox: ({ sandbox }) => `${sandbox}/api/v1`,
    production: 'https://api.withpersona.com/api/v1',
    rejects: 'unsafeAddress',
  },
  PERSONA_WIDGET_HOST: {
    shape: nonEmpty,
    sandbox: ({ sandbox }) => sandbox.replace(/^https?:\/\//, ''),
    production: 'inquiry.withpersona.com', // as in the vendor's browser SDK 5.9.0
    rejects: 'unsafeHost',
    inPage: inquiryFrameOrigins,
  },
  PERSONA_API_KEY: { shape: nonEmpty, sandbox: 'persona_sandbox_key', rejects: 'testKey' },
  PERSONA_TEMPLATE_PERSON_US: { shape: nonEmpty, sandbox: 'itmpl_person_US' },
  PERSONA_TEMPLATE_PERSON_CA: { shape: nonEmpty, sandbox: 'itmpl_person_CA' },
  PERSONA_TEMPLATE_BUSINESS_US: { shape: nonEmpty, sandbox: 'itmpl_business_US' },
  PERSONA_TEMPLATE_BUSINESS_CA: { shape: nonEmpty, sandbox: 'itmpl_business_CA' },
  PERSONA_TEMPLATE_IDENTIFICATION_US: { shape: nonEmpty, sandbox: 'itmpl_identification_US' },
  PERSONA_TEMPLATE_IDENTIFICATION_CA: { shape: nonEmpty, sandbox: 'itmpl_identification_CA' },
  PERSONA_TEMPLATE_IDENTIFICATION_WITHOUT_SELFIE_US: {
    shape: nonEmpty,
    sandbox: 'itmpl_identification_noselfie_US',
  },
  PERSONA_TEMPLATE_IDENTIFICATION_WITHOUT_SELFIE_CA: {
    shape: nonEmpty,
    sandbox: 'itmpl_identification_noselfie_CA',
  },
  PERSONA_TEMPLATE_VERIFICATION_US: { shape: nonEmpty, sandbox: 'itmpl_verification_US' },
  PERSONA_TEMPLATE_VERIFICATION_CA: { shape: nonEmpty, sandbox: 'itmpl_verification_CA' },
  PERSONA_WEBHOOK_SECRET: {
    shape: nonEmpty,
    sandbox: 'wbhsec_sandbox',
    rejects: 'testKey',
    provesSender: true,
  },
  STRIPE_URL: {
    shape: address,
    sandbox: ({ sandbox }) => sandbox,
    production: 'https://api.stripe.com',
    rejects: 'unsafeAddress',
    inPage: calledInPage,
  },
  STRIPE_API_KEY: {
    shape: nonEmpty,
    sandbox: 'sk_test_sandbox',
    rejects: 'testKey',
    movesMoney: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    shape: nonEmpty,
    sandbox: 'whsec_sandbox',
    rejects: 'testKey',
    provesSender: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    shape: z.string().regex(/^pk_(test|live)_\w+$/),
    sandbox: 'pk_test_sandbox',
    rejects: 'testKey',
    movesMoney: true,
  },
  STRIPE_SCRIPT_URL: {
    shape: address,
    sandbox: ({ sandbox }) => `${sandbox}/stripe/elements.js`,
    production: 'https://js.stripe.com/endive/stripe.js', // same release as the server's package
    rejects: 'unsafeAddress',
    inPage: cardFieldOrigins,
  },
  LIBERIS_URL: {
    shape: address,
    sandbox: ({ sandbox }) => `${sandbox}/liberis`,
    rejects: 'unsafeAddress',
  },
  LIBERIS_JOURNEY_URL: {
    shape: address,
    sandbox: ({ sandbox }) => sandbox,
    rejects: 'unsafeAddress',
  },
  LIBERIS_PARTNER_CODE: {
    shape: z.string().regex(/^[\w-]{1,60}$/),
    wanted: 'the code that the lending partner gave',
    sandbox: 'signet',
  },
  LIBERIS_CLIENT_ID: { shape: nonEmpty, sandbox: 'sandbox-client' },
  LIBERIS_CLIENT_SECRET: { shape: nonEmpty, sandbox: 'sandbox-secret', rejects: 'testKey' },
  HOSTING_URL: {
    shape: address,
    sandbox: ({ sandbox }) => `${sandbox}/hosting`,
    rejects: 'unsafeAddress',
  },
  HOSTING_CLIENT_ID: { shape: nonEmpty, sandbox: 'sandbox-client' },
  HOSTING_CLIENT_SECRET: { shape: nonEmpty, sandbox: 'sandbox-secret', rejects: 'testKey' },
  FULFILMENT_URL: {
    shape: address,
    sandbox: ({ sandbox }) => `${sandbox}/fulfilment`,
    rejects: 'unsafeAddress',
  },
  FULFILMENT_KEY: { shape: nonEmpty, sandbox: 'sandbox-fulfilment-key', rejects: 'testKey' },
  PLACES_SCRIPT_URL: {
    shape: address,
    sandbox: ({ sandbox }) => `${sandbox}/maps/api/js`,
    production: 'https://maps.googleapis.com/maps/api/js',
    rejects: 'unsafeAddress',
    inPage: placesOrigins,
  },
  PLACES_KEY: { shape: nonEmpty, sandbox: 'sandbox-places-key' },
  SURVEY_SCRIPT_URL: {
    shape: address.optional(),
    sandbox: ({ sandbox }) => `${sandbox}/scripts/nps/nps.js`,
    rejects: 'unsafeAddress',
    inPage: (url) => ({ scripts: [originOf(url)], calls: [originOf(url)] }),
  },
  OIDC_ISSUER: {
    shape: address,
    sandbox: ({ sandbox }) => `${sandbox}/oidc`,
    rejects: 'unsafeAddress',
  },
  OIDC_CLIENT_ID: { shape: nonEmpty, sandbox: 'signet' },
  OIDC_CLIENT_SECRET: { shape: nonEmpty, sandbox: 'sandbox-secret', rejects: 'testKey' },
  DESK_OIDC_ISSUER: {
    shape: address.optional(),
    sandbox: ({ sandbox }) => `${sandbox}/staff-oidc`,
    rejects: 'unsafeAddress',
  },
  DESK_OIDC_CLIENT_ID: { shape: nonEmpty.optional(), sandbox: 'signet-desk' },
  DESK_OIDC_CLIENT_SECRET: {
    shape: nonEmpty.optional(),
    sandbox: 'sandbox-desk-secret',
    rejects: 'testKey',
  },
} as const satisfies Record<string, VendorVariable>;

type Name = keyof typeof VENDOR_VARIABLES;
type Shapes = { [Each in Name]: (typeof VENDOR_VARIABLES)[Each]['shape'] };
type VendorReader = z.output<z.ZodObject<Shapes>>;

const ROWS = entriesOf<Readonly<Record<Name, VendorVariable>>>(VENDOR_VARIABLES);

const columnOf = <Value>(read: (row: VendorVariable) => Value | undefined): Record<string, Value> =>
  Object.fromEntries(
    ROWS.flatMap(([name, row]) => {
      const value = read(row);
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const VENDOR_SHAPES = columnOf(({ shape }) => shape) as Shapes; // every row has one
export const VENDOR_WANTED: Readonly<Record<string, string>> = columnOf(({ wanted }) => wanted);

/**
 * Defaults of the vendor variables: public addresses in production, the sandbox everywhere else.
 */
export const vendorDefaults = (
  environment: string,
  addresses: SandboxAddresses,
): Record<string, string> =>
  columnOf(({ sandbox, production, provesSender }) => {
    if (environment === 'production') return production;
    if (provesSender && isAwayFromSandbox(environment)) return undefined;
    return typeof sandbox === 'function' ? sandbox(addresses) : sandbox;
  });

export const isPublicHost = (host: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(host) &&
  !/(^|\.)(localhost|local|internal|test|invalid|example)$/i.test(host);

/** True for an https address on a public host. docs/readings.md 21. */
export function isPublicHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && isPublicHost(url.hostname);
}

const hostOf = (text: string): string => URL.parse(text)?.hostname || (text.split(':')[0] ?? '');

const PRODUCTION_CHECKS: Readonly<
  Record<NonNullable<VendorVariable['rejects']>, (value: string) => string | undefined>
> = {
  unsafeAddress: (value) =>
    isPublicHttps(value)
      ? undefined
      : `must be https on a public name in production, not "${value}"`,
  unsafeHost: (value) =>
    isPublicHost(hostOf(value)) ? undefined : 'must name a public host in production',
  testKey: (value) =>
    /sandbox|test/i.test(value) ? 'is a test key, which production refuses' : undefined,
};

/**
 * Rejects in production: addresses that are not https on a public name, and vendor test keys and
 * environments. docs/readings.md 21.
 */
export const vendorErrorsInProduction = (read: VendorReader): string[] =>
  ROWS.flatMap(([name, { rejects, alsoRejects }]) => {
    const value = read[name];
    if (value === undefined) return [];
    const why = rejects && PRODUCTION_CHECKS[rejects](value);
    const too = alsoRejects?.pattern.test(value)
      ? `${alsoRejects.why}, which production refuses`
      : undefined;
    return [why, too].flatMap((line) => (line === undefined ? [] : [`${name} ${line}`]));
  });

/**
 * Rejects the sandbox's public secrets away from the sandbox: with them anybody could send a
 * vendor's webhooks.
 */
export const sandboxSecretErrors = (read: VendorReader): string[] =>
  ROWS.flatMap(([name, { provesSender, sandbox }]) =>
    provesSender && read[name] === sandbox
      ? [`${name} is the sandbox's, which local and ci alone may use`]
      : [],
  );

/** Rejects live keys, which move real money, outside production. */
export const liveKeyErrors = (read: VendorReader): string[] =>
  ROWS.flatMap(([name, { movesMoney }]) =>
    movesMoney && /_live_/.test(read[name] ?? '')
      ? [`${name} is a live key, which production alone may use`]
      : [],
  );

/** Origins that our pages may load from vendors, in table order. docs/readings.md 119. */
function pageOriginsOf(read: VendorReader): PageOrigins {
  const found = ROWS.flatMap(([name, { inPage }]) => {
    const value = read[name];
    return value === undefined || inPage === undefined ? [] : [inPage(value)];
  });
  const originsOf = (what: keyof PageOrigins): string[] => [
    ...new Set(found.flatMap((origins) => origins[what] ?? [])),
  ];
  return {
    scripts: originsOf('scripts'),
    calls: originsOf('calls'),
    frames: originsOf('frames'),
    camera: originsOf('camera'),
  };
}

export const vendorConfig = (read: VendorReader) => ({
  plaid: {
    url: read.PLAID_URL,
    clientId: read.PLAID_CLIENT_ID,
    secret: read.PLAID_SECRET,
    institutionIds: read.PLAID_INSTITUTIONS?.split(',') ?? [],
    showsLogos: read.PLAID_LOGOS === 'shown',
  },
  stripe: {
    url: read.STRIPE_URL,
    apiKey: read.STRIPE_API_KEY,
    webhookSecret: read.STRIPE_WEBHOOK_SECRET,
  },
  liberis: {
    url: read.LIBERIS_URL,
    journeyUrl: read.LIBERIS_JOURNEY_URL,
    partnerCode: read.LIBERIS_PARTNER_CODE,
    clientId: read.LIBERIS_CLIENT_ID,
    clientSecret: read.LIBERIS_CLIENT_SECRET,
  },
  hosting: {
    url: read.HOSTING_URL,
    clientId: read.HOSTING_CLIENT_ID,
    clientSecret: read.HOSTING_CLIENT_SECRET,
  },
  fulfilment: { url: read.FULFILMENT_URL, apiKey: read.FULFILMENT_KEY },
  twilio: {
    url: read.TWILIO_URL,
    accountSid: read.TWILIO_ACCOUNT_SID,
    authToken: read.TWILIO_AUTH_TOKEN,
    verifyServiceSid: read.TWILIO_VERIFY_SERVICE_SID,
    from: read.TWILIO_FROM,
  },
  prove: {
    url: read.PROVE_URL,
    deviceUrl: read.PROVE_DEVICE_URL,
    clientId: read.PROVE_CLIENT_ID,
    username: read.PROVE_USERNAME,
    password: read.PROVE_PASSWORD,
  },
  persona: {
    url: read.PERSONA_URL,
    apiKey: read.PERSONA_API_KEY,
    person: { US: read.PERSONA_TEMPLATE_PERSON_US, CA: read.PERSONA_TEMPLATE_PERSON_CA },
    business: { US: read.PERSONA_TEMPLATE_BUSINESS_US, CA: read.PERSONA_TEMPLATE_BUSINESS_CA },
    windows: {
      identification: {
        US: read.PERSONA_TEMPLATE_IDENTIFICATION_US,
        CA: read.PERSONA_TEMPLATE_IDENTIFICATION_CA,
      },
      identificationWithoutSelfie: {
        US: read.PERSONA_TEMPLATE_IDENTIFICATION_WITHOUT_SELFIE_US,
        CA: read.PERSONA_TEMPLATE_IDENTIFICATION_WITHOUT_SELFIE_CA,
      },
      verification: {
        US: read.PERSONA_TEMPLATE_VERIFICATION_US,
        CA: read.PERSONA_TEMPLATE_VERIFICATION_CA,
      },
    },
    webhookSecret: read.PERSONA_WEBHOOK_SECRET,
    frameHost: read.PERSONA_WIDGET_HOST,
  },
  oidc: {
    issuer: read.OIDC_ISSUER,
    clientId: read.OIDC_CLIENT_ID,
    clientSecret: read.OIDC_CLIENT_SECRET,
  },
  bankWindow: { scriptUrl: read.PLAID_LINK_SCRIPT_URL },
  cardField: { scriptUrl: read.STRIPE_SCRIPT_URL, publishableKey: read.STRIPE_PUBLISHABLE_KEY },
  places: { scriptUrl: read.PLACES_SCRIPT_URL, key: read.PLACES_KEY },
  surveyScriptUrl: read.SURVEY_SCRIPT_URL,
  pageOrigins: pageOriginsOf(read),
});
