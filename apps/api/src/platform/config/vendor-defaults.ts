/** True for an environment beside a sandbox of its own. */
export const isSandboxEnvironment = (environment: string): boolean => environment === 'local' || environment === 'ci';

/** Where the vendors live outside production: one address each, all of the sandbox, with the sandbox's own keys. */
export const SANDBOX_VENDOR_DEFAULTS = (sandbox: string, mailPort: number): Record<string, string> => ({
  SMTP_URL: `smtp://localhost:${mailPort}`,
  PLAID_URL: sandbox,
  PLAID_LINK_SCRIPT_URL: `${sandbox}/link/v2/stable/link-initialize.js`,
  PLAID_CLIENT_ID: 'sandbox-client',
  PLAID_SECRET: 'sandbox-secret',
  TWILIO_URL: sandbox,
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000005a1d',
  TWILIO_AUTH_TOKEN: 'sandbox-token',
  TWILIO_VERIFY_SERVICE_SID: 'VA00000000000000000000000000005a1d',
  TWILIO_FROM: '+15005550006',
  PROVE_URL: sandbox,
  PROVE_DEVICE_URL: sandbox,
  PROVE_CLIENT_ID: 'sandbox-client',
  PROVE_USERNAME: 'sandbox',
  PROVE_PASSWORD: 'sandbox-password',
  PERSONA_URL: `${sandbox}/api/v1`,
  PERSONA_WIDGET_HOST: sandbox.replace(/^https?:\/\//, ''),
  PERSONA_API_KEY: 'persona_sandbox_key',
  PERSONA_TEMPLATE_PERSON_US: 'itmpl_person_US',
  PERSONA_TEMPLATE_PERSON_CA: 'itmpl_person_CA',
  PERSONA_TEMPLATE_BUSINESS_US: 'itmpl_business_US',
  PERSONA_TEMPLATE_BUSINESS_CA: 'itmpl_business_CA',
  PERSONA_TEMPLATE_IDENTIFICATION_US: 'itmpl_identification_US',
  PERSONA_TEMPLATE_IDENTIFICATION_CA: 'itmpl_identification_CA',
  PERSONA_TEMPLATE_IDENTIFICATION_WITHOUT_SELFIE_US: 'itmpl_identification_noselfie_US',
  PERSONA_TEMPLATE_IDENTIFICATION_WITHOUT_SELFIE_CA: 'itmpl_identification_noselfie_CA',
  PERSONA_TEMPLATE_VERIFICATION_US: 'itmpl_verification_US',
  PERSONA_TEMPLATE_VERIFICATION_CA: 'itmpl_verification_CA',
  PERSONA_WEBHOOK_SECRET: 'wbhsec_sandbox',
  STRIPE_URL: sandbox,
  STRIPE_API_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_SCRIPT_URL: `${sandbox}/stripe/elements.js`,
  LIBERIS_URL: `${sandbox}/liberis`,
  LIBERIS_JOURNEY_URL: sandbox,
  LIBERIS_PARTNER_CODE: 'signet',
  LIBERIS_CLIENT_ID: 'sandbox-client',
  LIBERIS_CLIENT_SECRET: 'sandbox-secret',
  PLACES_SCRIPT_URL: `${sandbox}/maps/api/js`,
  PLACES_KEY: 'sandbox-places-key',
  OIDC_ISSUER: `${sandbox}/oidc`,
  OIDC_CLIENT_ID: 'signet',
  OIDC_CLIENT_SECRET: 'sandbox-secret',
});

/** The vendors' own public addresses; every key and id must be given. */
export const PRODUCTION_VENDORS: Record<string, string> = {
  PLAID_URL: 'https://production.plaid.com',
  PLAID_LINK_SCRIPT_URL: 'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
  TWILIO_URL: 'https://api.twilio.com',
  PROVE_URL: 'https://api.payfone.com',
  PROVE_DEVICE_URL: 'https://device.payfone.com',
  PERSONA_URL: 'https://api.withpersona.com/api/v1',
  PERSONA_WIDGET_HOST: 'inquiry.withpersona.com', // as the vendor's browser SDK 5.9.0 has it
  STRIPE_URL: 'https://api.stripe.com',
  STRIPE_SCRIPT_URL: 'https://js.stripe.com/endive/stripe.js', // of the same release as the server's package
  PLACES_SCRIPT_URL: 'https://maps.googleapis.com/maps/api/js',
};
