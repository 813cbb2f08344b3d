import { expect, test } from 'vitest';
import { partnerEventOf } from './partner-events.ts';
import type { PartnerApplication } from './partner-news.ts';
import { PARTNER_STATUSES } from './partner-statuses.ts';

const AT: PartnerApplication = {
  id: 'urn:app:0000-0000-0000-0000-0000',
  referralUrlId: 'ledger',
  market: 'US',
  currency: 'USD',
  status: 'started',
  stepsLeft: ['send'],
  money: { online: false, inPerson: false, payouts: false },
  sequence: 1,
  createdAt: 1,
  changedAt: 1,
};

test.each(PARTNER_STATUSES)(
  'a first event and a change to %s are named after the status',
  (status) => {
    expect(partnerEventOf(undefined, { ...AT, status })).toBe(`application.${status}`);
    const other = status === 'started' ? 'checking' : 'started';
    expect(partnerEventOf({ ...AT, status: other }, { ...AT, status })).toBe(
      `application.${status}`,
    );
  },
);

test.each<[string, Partial<PartnerApplication>, string | undefined]>([
  ['a step less', { stepsLeft: [] }, 'application.changed'],
  ['payouts', { money: { online: true, inPerson: true, payouts: true } }, 'application.changed'],
  ['a name', { businessName: 'Ana Bakes' }, 'application.changed'],
  ['a save that changes nothing a partner sees', { sequence: 2, changedAt: 2 }, undefined],
])('an event within a status: %s', (_what, changed, type) =>
  expect(partnerEventOf(AT, { ...AT, ...changed })).toBe(type),
);
