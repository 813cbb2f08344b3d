import { ACCOUNTS_ENDPOINTS } from '@signet/rulebook/accounts/endpoints';
import { ANALYTICS_ENDPOINTS } from '@signet/rulebook/analytics/endpoints';
import { BANK_ENDPOINTS } from '@signet/rulebook/bank/endpoints';
import { CARDS_ENDPOINTS } from '@signet/rulebook/cards/endpoints';
import { CATEGORY_ENDPOINTS } from '@signet/rulebook/category/endpoints';
import { DECISION_ENDPOINTS } from '@signet/rulebook/decision/endpoints';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import { IDENTITY_ENDPOINTS } from '@signet/rulebook/identity/endpoints';
import { OFFERS_ENDPOINTS } from '@signet/rulebook/offers/endpoints';
import { ORDERS_ENDPOINTS } from '@signet/rulebook/orders/endpoints';
import { PARTNERS_ENDPOINTS } from '@signet/rulebook/partners/endpoints';
import { PEOPLE_ENDPOINTS } from '@signet/rulebook/people/endpoints';
import { PHONE_ENDPOINTS } from '@signet/rulebook/phone/endpoints';
import { SESSION_ENDPOINTS } from '@signet/rulebook/session/endpoints';
import { SIGN_UP_ENDPOINTS } from '@signet/rulebook/sign-up/endpoints';
import { STEP_UP_DEFINITIONS } from '@signet/rulebook/step-up-definitions';
import { stepUpEndpoints } from '@signet/rulebook/step-up-endpoints';
import { TAX_ID_ENDPOINTS } from '@signet/rulebook/tax-id/endpoints';

/** Groups of the reference, in the order an applicant meets them. */
export const TAGS = [
  {
    name: 'Configuration',
    description:
      'What this portal offers in this market: brand, currency, fees, flags and the terms in force.',
    calls: {
      getConfigs: PARTNERS_ENDPOINTS.getConfigs,
      getPlans: PARTNERS_ENDPOINTS.getPlans,
      checkEmbed: PARTNERS_ENDPOINTS.checkEmbed,
    },
  },
  {
    name: 'Categories',
    description: 'The kinds of business we serve, and a guess at one from a name or a description.',
    calls: CATEGORY_ENDPOINTS,
  },
  {
    name: 'Session',
    description: 'Who is signed in and for how long, and the links we e-mail.',
    calls: SESSION_ENDPOINTS,
  },
  {
    name: 'Application',
    description:
      'Create an application, save its answers, send it, and read which page comes next.',
    calls: {
      ...SIGN_UP_ENDPOINTS,
      requestReview: DECISION_ENDPOINTS.requestReview,
      addToReviewRequest: DECISION_ENDPOINTS.addToReviewRequest,
    },
  },
  {
    name: 'Phone',
    description: 'Prove a mobile number: a six-digit code, the mobile network, or a link by text.',
    calls: PHONE_ENDPOINTS,
  },
  {
    name: 'Identity',
    description:
      'What a decision can ask for next: photo ID, a full number, business details or a document.',
    calls: { ...stepUpEndpoints(STEP_UP_DEFINITIONS), ...IDENTITY_ENDPOINTS },
  },
  {
    name: 'Tax numbers',
    description: 'A tax number by itself, from a signed-in person or an e-mailed link.',
    calls: TAX_ID_ENDPOINTS,
  },
  {
    name: 'Owners',
    description: 'Everyone who holds 25% or more of the business.',
    calls: PEOPLE_ENDPOINTS,
  },
  {
    name: 'Bank account',
    description: 'Where payouts go: linked at the bank, or typed by hand.',
    calls: BANK_ENDPOINTS,
  },
  {
    name: 'Cards',
    description:
      'Cards that orders are paid with: typed into the payment provider’s frame, never sent to us.',
    calls: CARDS_ENDPOINTS,
  },
  {
    name: 'Orders',
    description:
      'Terminals, bundles and software: what they cost, what was chosen, what was ordered.',
    calls: ORDERS_ENDPOINTS,
  },
  {
    name: 'Cash advances',
    description: 'Offers of the lending partner to an approved business.',
    calls: OFFERS_ENDPOINTS,
  },
  {
    name: 'Accounts',
    description: 'Everything a person has applied for, with its state and what to do next.',
    calls: ACCOUNTS_ENDPOINTS,
  },
  {
    name: 'Analytics',
    description: 'Events of the published catalogue. No property can hold personal data.',
    calls: ANALYTICS_ENDPOINTS,
  },
  {
    name: 'Partners',
    description: 'For the server of a partner, with a key: how far its applicants have come.',
    calls: PARTNERS_ENDPOINTS,
  },
  { name: 'Webhooks', description: 'What vendors tell us. You don’t call these.', calls: {} },
] as const;

export type TagName = (typeof TAGS)[number]['name'];

export function tagOf(key: EndpointKey): TagName {
  const tag = TAGS.find(({ calls }) => Object.hasOwn(calls, key));
  if (tag === undefined) throw new Error(`${key} stands in no group of the API’s reference`);
  return tag.name;
}
