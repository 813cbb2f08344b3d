import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { orderFormView } from './view.ts';

/** Hardware and software that an application orders. docs/decisions/0099. */
export const ORDERS_ENDPOINTS = {
  getOrderForm: {
    summary: 'What can be ordered, what it costs today, what was chosen so far and what was ordered before',
    who: 'applicant',
    inSupport: true,
    params: applicationIdParams,
    reply: orderFormView,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
