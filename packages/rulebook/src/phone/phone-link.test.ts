import { expect, test } from 'vitest';
import { defaultFlags } from '../core/flags.ts';
import type { StepUp } from '../core/step-up.ts';
import type { StepUpType } from '../reference/enumerations.ts';
import {
  currentPhoneLinkState,
  isPhoneLinkPending,
  PHONE_LINK_REASON_IDS,
  phoneLinkStateFor,
} from './phone-link.ts';
import { maySendPhoneLink, prefersPhoneLink, supportsPhoneLink } from './step-ups.ts';
import { PHONE_LINK_TEXTS as EN } from './texts.en-US.ts';
import { PHONE_LINK_TEXTS as FR } from './texts.fr-CA.ts';

const openSteps = (type: StepUpType): StepUp[] => [{ type, requestedAt: 0 }];

test.each([
  ['REQUESTED', 99, { status: 'REQUESTED' }],
  ['REQUESTED', 100, { status: 'FAILED', reason: 'expired' }],
  ['IN_PROGRESS', 100, { status: 'FAILED', reason: 'expired' }],
  ['SUCCESS', 100, { status: 'SUCCESS' }],
] as const)('a link that ends at 100 and is %s stands at %i as %j', (status, now, state) =>
  expect(currentPhoneLinkState({ status, expiresAt: 100 }, now)).toEqual(state),
);

test('a link that failed keeps its own reason after its time', () =>
  expect(
    currentPhoneLinkState({ status: 'FAILED', reason: 'denied', expiresAt: 100 }, 200),
  ).toEqual({
    status: 'FAILED',
    reason: 'denied',
  }));

test.each([
  [{}, 'USD', false, false],
  [{ phoneAuthEnabled: true }, 'USD', true, false],
  [{ phoneAuthEnabled: true, phoneLinkPreferred: true }, 'USD', true, true],
  [{ phoneLinkPreferred: true }, 'USD', false, false],
  [{ phoneAuthEnabled: true, phoneLinkPreferred: true }, 'CAD', false, false],
] as const)(
  'with %j in %s links are taken: %s, preferred: %s',
  (changed, currency, takes, prefers) => {
    const at = { flags: defaultFlags(changed), currency };
    expect([supportsPhoneLink(at), prefersPhoneLink(at)]).toEqual([takes, prefers]);
  },
);

test('every reason has a text in both languages', () => {
  for (const words of [EN, FR])
    expect(Object.keys(words).sort()).toEqual([...PHONE_LINK_REASON_IDS].sort());
});

test.each([
  ['lives, and the phone is asked', 'REQUESTED', 50, false, 'OTP_SMS', { status: 'REQUESTED' }],
  [
    'lives, and the phone was proven elsewhere',
    'IN_PROGRESS',
    50,
    true,
    'FULL_SSN',
    { status: 'SUCCESS' },
  ],
  [
    'is over, and the phone was proven meanwhile',
    'IN_PROGRESS',
    150,
    true,
    'FULL_SSN',
    { status: 'SUCCESS' },
  ],
  [
    'lives, and photo ID took its place',
    'REQUESTED',
    50,
    false,
    'GOV_ID_SELFIE',
    { status: 'FAILED', reason: 'notNeeded' },
  ],
  [
    'is over, and photo ID took its place',
    'REQUESTED',
    150,
    false,
    'GOV_ID_SELFIE',
    { status: 'FAILED', reason: 'expired' },
  ],
  [
    'failed before the phone was proven elsewhere',
    'FAILED',
    50,
    true,
    'FULL_SSN',
    { status: 'FAILED' },
  ],
] as const)('for its phone a link that %s', (_what, status, now, phoneProven, step, state) =>
  expect(
    phoneLinkStateFor({ status, expiresAt: 100 }, { phoneProven, stepUps: openSteps(step) }, now),
  ).toEqual(state),
);

test.each([
  ['was sent and lives', { status: 'REQUESTED', sentAt: 1, expiresAt: 100 }, true],
  ['was sent, and its time is over', { status: 'REQUESTED', sentAt: 1, expiresAt: 50 }, false],
  ['was sent and failed', { status: 'FAILED', sentAt: 1, expiresAt: 100 }, false],
  ['was never sent', { status: 'REQUESTED', expiresAt: 100 }, false],
  ['is none', undefined, false],
] as const)('a link that %s is out: a second is texted, or not', (_what, link, isOut) =>
  expect(isPhoneLinkPending(link, 50)).toBe(isOut),
);

test.each([
  ['the code, where links are taken', 'OTP_SMS', { phoneAuthEnabled: true }, true],
  ['the code, where none are', 'OTP_SMS', {}, false],
  ['the link, though the flag is off by now', 'PHONE_AUTH', {}, true],
  ['photo ID', 'GOV_ID_SELFIE', { phoneAuthEnabled: true }, false],
] as const)('asked for %s a link may be had, or not', (_what, step, flags, may) =>
  expect(
    maySendPhoneLink({ stepUps: openSteps(step), flags: defaultFlags(flags), currency: 'USD' }),
  ).toBe(may),
);
