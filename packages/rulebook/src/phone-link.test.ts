import { expect, test } from 'vitest';
import { flagsWith } from './flags.ts';
import { PHONE_LINK_WORDS as EN } from './phone-link.en-US.ts';
import { PHONE_LINK_WORDS as FR } from './phone-link.fr-CA.ts';
import { PHONE_LINK_REASON_IDS, phoneLinkNow, prefersPhoneLink, takesPhoneLinks } from './phone-link.ts';

test.each([
  ['REQUESTED', 99, { status: 'REQUESTED' }],
  ['REQUESTED', 100, { status: 'FAILED', reason: 'expired' }],
  ['IN_PROGRESS', 100, { status: 'FAILED', reason: 'expired' }],
  ['SUCCESS', 100, { status: 'SUCCESS' }],
] as const)('a link that ends at 100 and is %s stands at %i as %j', (status, now, stands) =>
  expect(phoneLinkNow({ status, expiresAt: 100 }, now)).toEqual(stands),
);

test('a link that failed keeps its own reason after its time', () =>
  expect(phoneLinkNow({ status: 'FAILED', reason: 'denied', expiresAt: 100 }, 200)).toEqual({ status: 'FAILED', reason: 'denied' }));

test.each([
  [{}, 'USD', false, false],
  [{ phoneAuthEnabled: true }, 'USD', true, false],
  [{ phoneAuthEnabled: true, phoneLinkPreferred: true }, 'USD', true, true],
  [{ phoneLinkPreferred: true }, 'USD', false, false],
  [{ phoneAuthEnabled: true, phoneLinkPreferred: true }, 'CAD', false, false],
] as const)('with %j in %s links are taken: %s, preferred: %s', (changed, currency, takes, prefers) => {
  const at = { flags: flagsWith(changed), currency };
  expect([takesPhoneLinks(at), prefersPhoneLink(at)]).toEqual([takes, prefers]);
});

test('every reason has its words in both languages', () => {
  for (const words of [EN, FR]) expect(Object.keys(words).sort()).toEqual([...PHONE_LINK_REASON_IDS].sort());
});
