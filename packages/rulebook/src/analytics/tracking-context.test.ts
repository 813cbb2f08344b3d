import { INDUSTRIES } from '@signet/industries/industries';
import { expect, test } from 'vitest';
import { defaultFlags } from '../core/flags.ts';
import { type TrackedVisit, trackingContext } from './tracking-context.ts';

const VISIT: TrackedVisit = {
  portal: 'GODADDY',
  currency: 'USD',
  locale: 'en-US',
  flags: defaultFlags(),
};
const APPLICATION = {
  id: 'urn:app:0000-1111-2222-3333-4444',
  market: 'CA',
  currency: 'CAD',
  locale: 'fr-CA',
  originalIntent: 'ADD_STORE',
  referralUrlId: 'shop',
  serviceType: 'woosaas',
  source: 'mail',
  medium: 'banner',
  agentId: 'a-1',
  startup: {
    campaignName: 'autumn',
    utmSource: 'news',
    utmContent: 'b-2',
    serviceId: 's-1',
    ventureId: 'v-1',
    customerId: 'c-1',
    mode: 'REGULAR',
    leadId: 'l-1',
    userId: 'u-1',
  },
  answers: {
    'company.gpv': 'band1',
    'company.hasPartners': true,
    'applicant.name.firstName': 'Chloe',
  },
} as const satisfies TrackedVisit['application'];

test('stores only the visit with an event without an application, and a service by its group', () => {
  const context = trackingContext({ ...VISIT, medium: 'woo', serviceType: 'WooCommerce' });
  expect(context).toMatchObject({
    portal: 'GODADDY',
    currency: 'USD',
    language: 'en-US',
    medium: 'woo',
    serviceType: 'Woo',
    isMultistepFlow: true,
  });
  expect(
    Object.keys(context).filter((name) => name === 'businessId' || name === 'gpvShown'),
  ).toEqual([]);
});

test('stores an application’s origin with its events, without personal data', () => {
  const context = trackingContext({ ...VISIT, application: APPLICATION });
  expect(context).toMatchObject({
    businessId: '0000-1111-2222-3333-4444',
    currency: 'CAD',
    language: 'en-US',
    communicationLanguage: 'fr-CA',
    originalIntent: 'ADD_STORE',
    referralUrlId: 'shop',
    serviceType: 'Woo',
    mode: 'REGULAR',
    source: 'mail',
    medium: 'banner',
    campaign: 'autumn',
    utm_source: 'news',
    utm_content: 'b-2',
    inPersonPricingFirstEnabled: true,
    agentId: 'a-1',
    serviceId: 's-1',
    ventureId: 'v-1',
    customerId: 'c-1',
    hasBeneficialOwners: true,
    gpvShown: true,
  });
  expect(JSON.stringify(context)).not.toMatch(/Chloe|l-1|u-1/);
});

test.each([
  ['the country’s own', 'USD', 'org-us'],
  ['Canada’s', 'CAD', 'org-ca'],
] as const)('the organization is %s', (_name, currency, organizationId) =>
  expect(
    trackingContext({
      ...VISIT,
      currency,
      organizationIds: { payfac: 'org-us', payfacCad: 'org-ca' },
    }),
  ).toMatchObject({
    organizationId,
  }),
);

const INDUSTRY = 'company.mccDetails.id';
const idOfMcc = (wanted: string): string =>
  String(INDUSTRIES.find(({ mcc }) => mcc === wanted)?.id);
test.each([
  ['a dentist’s', { [INDUSTRY]: idOfMcc('8021') }, 'org-us'],
  ['a restaurant’s', { [INDUSTRY]: idOfMcc('5812') }, 'org-other'],
  ['that of a business whose trade is not known', {}, 'org-us'],
])(
  'where other trades than dentists have an organization of their own, %s is right',
  (_whose, answers, organizationId) => {
    const organizationIds = { payfac: 'org-us', nonDentalPayfac: 'org-other' };
    const application = { ...APPLICATION, market: 'US', currency: 'USD', answers } as const;
    expect(trackingContext({ ...VISIT, organizationIds, application })).toMatchObject({
      organizationId,
    });
  },
);
