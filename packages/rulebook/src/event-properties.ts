import { INDUSTRIES } from '@signet/industries/industries';
import { z } from 'zod';
import { EMAIL_FLAGS } from './analytics/email-flags.ts';
import { BANK_LIMITS } from './bank/limits.ts';
import { LINK_EXITS } from './bank/link-exit.ts';
import { VOID_CHECK_TYPE_IDS } from './bank/void-check.ts';
import { ERRORS } from './core/errors.ts';
import { keysOf } from './core/keys-of.ts';
import { REASONS } from './decision/reasons.ts';
import { errorCodesOf, FIELDS, type FieldId } from './fields.ts';
import { FORMS } from './forms.ts';
import { PEOPLE_LIMITS } from './people/limits.ts';
import { OWNER_CHECK_OUTCOMES } from './people/owner-check.ts';
import { PHONE_LINK_REASON_IDS } from './phone/phone-link.ts';
import { DECISIONS } from './reference/enumerations.ts';
import { LOCALE_IDS, MARKETS } from './reference/locales.ts';
import { ORDER_TYPES, PAYMENT_METHODS } from './reference/order-types.ts';
import { PORTAL_IDS } from './reference/portals.ts';
import { SALES_RANGES } from './reference/sales-ranges.ts';
import { REGISTRIES } from './reference/territories.ts';
import { ROUTES } from './routes.ts';
import { STEP_UPS } from './step-ups.ts';
import { CORPORATION_NUMBER_KINDS } from './tax-id/corporation-number.ts';
import { TAX_ID_LIMITS } from './tax-id/limits.ts';

const FIELD_PATHS = Object.values(FORMS).flatMap((form) => form.map(({ path }): string => path));
const FIELD_CODES = keysOf(FIELDS).flatMap((id) => errorCodesOf(id));

const OUTCOME_CODES = [
  'closed',
  'skipped',
  'none',
  'TIMEOUT',
  'ERROR',
  'unknown',
  'unauthenticated',
  'invalid_config',
  'inactive_template',
];
const FRAME_ERRORS = [
  'application_error',
  'network_error',
  'rate_limit',
  'camera_permission',
  'redirect_required',
];

const SALES_AMOUNTS: ReadonlySet<number> = new Set(
  Object.values(SALES_RANGES).flatMap((ranges) => ranges.map(({ gpv }) => gpv)),
);

const oneOf = (known: readonly string[]) => {
  const set = new Set(known);
  return z.string().refine((text) => set.has(text));
};

type SecretFieldId = {
  [Id in FieldId]: (typeof FIELDS)[Id] extends { secret: true } ? Id : never;
}[FieldId];
/** Makes a secret field's name as an event property a compile error. */
type WithoutSecrets = { readonly [Id in SecretFieldId]?: never };

const ERROR_CODE = oneOf([
  ...Object.keys(ERRORS),
  ...FIELD_CODES,
  ...REASONS,
  ...PHONE_LINK_REASON_IDS,
  ...OUTCOME_CODES,
  ...FRAME_ERRORS,
]);

/**
 * Schema of each event property: one of our own terms, a number or a boolean; never what someone
 * typed.
 */
export const EVENT_PROPERTIES = {
  currency: oneOf(Object.values(MARKETS).map(({ currency }) => currency)),
  language: oneOf(LOCALE_IDS),
  portal: oneOf(PORTAL_IDS),
  hasBeneficialOwners: z.boolean(),
  gpvShown: z.boolean(),
  gpvProvided: z.boolean(),
  gpvValue: z.number().refine((amount) => SALES_AMOUNTS.has(amount)),
  decision: oneOf(DECISIONS),
  errorCode: ERROR_CODE,
  error: ERROR_CODE,
  field: oneOf(FIELD_PATHS),
  screen: oneOf(Object.keys(ROUTES)),
  stepUp: oneOf(Object.keys(STEP_UPS)),
  withSelfie: z.boolean(),
  owners: z.number().int().min(0).max(PEOPLE_LIMITS.ownersMax),
  role: oneOf(['applicant', 'owner']),
  email: oneOf(Object.values(EMAIL_FLAGS)),
  outcome: oneOf(OWNER_CHECK_OUTCOMES),
  numberKind: oneOf(Object.keys(CORPORATION_NUMBER_KINDS)),
  numberLength: z.number().int().min(0).max(TAX_ID_LIMITS.corporationNumberMaxChars),
  province: oneOf(['', ...REGISTRIES]),
  kind: oneOf(['plaid', 'manual', 'later']),
  reason: oneOf(Object.keys(LINK_EXITS)),
  triesLeft: z.number().int().min(0).max(BANK_LIMITS.testDepositTries),
  mediaType: oneOf(VOID_CHECK_TYPE_IDS),
  industry: oneOf(INDUSTRIES.map(({ id }) => String(id))),
  orderType: oneOf(ORDER_TYPES),
  withBundle: z.boolean(),
  paymentMethod: oneOf(PAYMENT_METHODS),
  how: oneOf(['guess', 'search']),
} as const satisfies Record<string, z.ZodType<string | number | boolean>> & WithoutSecrets;
export type EventProperty = keyof typeof EVENT_PROPERTIES;
