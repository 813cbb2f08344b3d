import type { z } from 'zod';
import { ACCOUNTS_ENDPOINTS } from './accounts/endpoints.ts';
import { ANALYTICS_ENDPOINTS } from './analytics/endpoints.ts';
import { AUDIT_ENDPOINTS } from './audit/endpoints.ts';
import { BANK_ENDPOINTS } from './bank/endpoints.ts';
import { CARDS_ENDPOINTS } from './cards/endpoints.ts';
import { CATEGORY_ENDPOINTS } from './category/endpoints.ts';
import { CONSOLE_ENDPOINTS } from './console/endpoints.ts';
import { DECISION_ENDPOINTS } from './decision/endpoints.ts';
import type { EndpointKey } from './endpoint-paths.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { IDENTITY_ENDPOINTS } from './identity/endpoints.ts';
import { INSIGHT_ENDPOINTS } from './insight/endpoints.ts';
import { OFFERS_ENDPOINTS } from './offers/endpoints.ts';
import { ORDERS_ENDPOINTS } from './orders/endpoints.ts';
import { PARTNERS_ENDPOINTS } from './partners/endpoints.ts';
import { PEOPLE_ENDPOINTS } from './people/endpoints.ts';
import { PHONE_ENDPOINTS } from './phone/endpoints.ts';
import { POLICY_ENDPOINTS } from './policy/endpoints.ts';
import { SEARCH_ENDPOINTS } from './search/endpoints.ts';
import { SESSION_ENDPOINTS } from './session/endpoints.ts';
import { SIGN_UP_ENDPOINTS } from './sign-up/endpoints.ts';
import { STAFF_ENDPOINTS } from './staff/endpoints.ts';
import { STEP_UP_DEFINITIONS } from './step-up-definitions.ts';
import { stepUpEndpoints } from './step-up-endpoints.ts';
import { TAX_ID_ENDPOINTS } from './tax-id/endpoints.ts';

export const ENDPOINTS = {
  ...PARTNERS_ENDPOINTS,
  ...CATEGORY_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...ANALYTICS_ENDPOINTS,
  ...ACCOUNTS_ENDPOINTS,
  ...SIGN_UP_ENDPOINTS,
  ...PHONE_ENDPOINTS,
  ...BANK_ENDPOINTS,
  ...CARDS_ENDPOINTS,
  ...OFFERS_ENDPOINTS,
  ...ORDERS_ENDPOINTS,
  ...TAX_ID_ENDPOINTS,
  ...stepUpEndpoints(STEP_UP_DEFINITIONS),
  ...IDENTITY_ENDPOINTS,
  ...PEOPLE_ENDPOINTS,
  ...DECISION_ENDPOINTS,
  ...STAFF_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...POLICY_ENDPOINTS,
  ...INSIGHT_ENDPOINTS,
  ...CONSOLE_ENDPOINTS,
} as const satisfies Record<EndpointKey, EndpointRow>;

/** Widens the literal row of a call. */
export const endpointRow = (key: EndpointKey): EndpointRow => ENDPOINTS[key];

export type Endpoints = typeof ENDPOINTS;
type Parsed<Key extends EndpointKey, Part extends string> = Endpoints[Key] extends {
  [part in Part]: infer Schema extends z.ZodType;
}
  ? z.infer<Schema>
  : undefined;
type Sent<Key extends EndpointKey, Part extends string> = Endpoints[Key] extends {
  [part in Part]: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : undefined;

export type ParamsOf<Key extends EndpointKey> = Parsed<Key, 'params'>;
export type QueryOf<Key extends EndpointKey> = Parsed<Key, 'query'>;
export type BodyOf<Key extends EndpointKey> = Parsed<Key, 'body'>;
export type RequestBodyOf<Key extends EndpointKey> = Sent<Key, 'body'>;
export type ReplyOf<Key extends EndpointKey> = z.infer<Endpoints[Key]['reply']>;
