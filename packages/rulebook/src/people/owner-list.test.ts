import { expect, test } from 'vitest';
import type { Answers } from '../answer-rows.ts';
import { defaultFlags } from '../core/flags.ts';
import {
  addOwnerError,
  applicantOwnerType,
  boStatusAfterChange,
  boStatusOf,
  hasUnverifiedOwners,
  mayAddOwner,
  type OwnerFacts,
  type OwnersList,
  ownerForms,
  ownerStatus,
  ownerTypeFor,
  saveOwnerError,
  submitOwnersError,
  submittedOwnerAnswers,
} from './owner-list.ts';
import { areOwnersVerified, ownerListStage } from './step-ups.ts';

const WHO = {
  firstName: 'Lena',
  lastName: 'Webb',
  email: 'lena@example.com',
  phone: '3035550177',
  isController: false,
};
const ADDRESS = {
  'address.line1': '12 Oak St',
  'address.city': 'Boulder',
  'address.territory': 'CO',
  'address.zip': '80302',
};
const SECRETS = ['dob', 'governmentIdentification.value'];

const own = (share: string, isController: boolean | '' = true): OwnerFacts => ({
  id: 'own',
  type: applicantOwnerType(share),
  answers: { ownershipPercentage: share, isController },
  given: new Set(),
});
const partner = (
  share: string,
  changed: Answers = {},
  given = SECRETS,
  id = 'lena',
): OwnerFacts => ({
  id,
  type: 'OWNER',
  answers: { ...WHO, ...ADDRESS, ownershipPercentage: share, ...changed },
  given: new Set(given),
});
const LLC = { 'company.registered': true, 'applicant.email.emailAddress': 'marcus@example.com' };
const listOf = (
  owners: readonly OwnerFacts[],
  application: Answers = LLC,
  market: 'US' | 'CA' = 'US',
): OwnersList => ({
  owners,
  application,
  context: { market, flags: defaultFlags({}) },
});

test.each<[string, OwnerFacts, 'US' | 'CA', string]>([
  ['the applicant with a share', own('60'), 'US', 'completed'],
  [
    'the applicant without one',
    { ...own('60'), answers: { isController: true } },
    'US',
    'incomplete',
  ],
  [
    'a registered business’s applicant who did not say whether they run it',
    { ...own('60'), answers: { ownershipPercentage: '60' } },
    'US',
    'incomplete',
  ],
  ['everything given', partner('40'), 'US', 'completed'],
  ['no birth date', partner('40', {}, ['governmentIdentification.value']), 'US', 'incomplete'],
  ['no number', partner('40', {}, ['dob']), 'US', 'incomplete'],
  ['no number in Canada', partner('40', { 'address.zip': 'K1A 0B1' }, ['dob']), 'CA', 'completed'],
  ['half an address', partner('40', { 'address.zip': '' }), 'US', 'incomplete'],
  ['no e-mail', partner('40', { email: '' }), 'US', 'incomplete'],
  [
    'the partner gives the number',
    partner('40', { noSsn: true }, ['dob']),
    'US',
    'request to be sent',
  ],
  [
    'the partner gives address and birth date',
    partner('40', { noAddressOrDob: true, 'address.line1': '' }, [
      'governmentIdentification.value',
    ]),
    'US',
    'request to be sent',
  ],
  [
    'the partner gives the number, the birth date is missing',
    partner('40', { noSsn: true }, []),
    'US',
    'incomplete',
  ],
])('%s: %s', (_what, owner, market, label) =>
  expect(ownerStatus(owner, listOf([owner], LLC, market))).toBe(label),
);

test.each<[string, OwnerFacts[], string | undefined]>([
  ['two halves', [own('50'), partner('50')], undefined],
  [
    'exactly the whole in thirds',
    [own('33.33'), partner('33.33'), partner('33.34', { email: 'b@example.com' }, SECRETS, 'b')],
    undefined,
  ],
  [
    'three rounded up to a third each',
    [own('33.34'), partner('33.34'), partner('33.34', { email: 'b@example.com' }, SECRETS, 'b')],
    undefined,
  ],
  ['a hundredth for each of two owners', [own('60'), partner('40.02')], undefined],
  [
    'a hundredth more than rounding explains',
    [own('60'), partner('40.03')],
    'owners.shareTotalTooHigh',
  ],
  ['exactly half', [own('25'), partner('25')], undefined],
  ['a hair less than half', [own('24.99'), partner('25')], 'owners.shareTotalTooLow'],
  ['nobody but the applicant', [own('100')], 'owners.incomplete'],
  ['no share of the applicant', [partner('50')], 'owners.incomplete'],
  ['an incomplete partner', [own('50'), partner('50', {}, [])], 'owners.incomplete'],
  ['nobody runs it', [own('50', false), partner('50')], 'owners.controllerMissing'],
  ['the partner runs it', [own('50', false), partner('50', { isController: true })], undefined],
  ['two run it', [own('50'), partner('50', { isController: true })], 'owners.controllerNotUnique'],
  [
    'a controller without a share',
    [own('100', false), partner('0', { isController: true })],
    undefined,
  ],
])('sending a list of %s: %s', (_what, owners, code) =>
  expect(submitOwnersError(listOf(owners), { confirmedUnder50: false })?.code).toBe(code),
);

test('a total below half may be confirmed, one above 100 % may not', () => {
  const confirmed = { confirmedUnder50: true };
  expect(submitOwnersError(listOf([own('10'), partner('25')]), confirmed)).toBeUndefined();
  expect(submitOwnersError(listOf([own('80'), partner('25')]), confirmed)?.code).toBe(
    'owners.shareTotalTooHigh',
  );
});

test.each([
  ['a sole proprietor', { ...LLC, 'company.registered': false }, 'US'],
  ['Canada', LLC, 'CA'],
] as const)('%s is not asked who runs the business', (_who, application, market) => {
  const quiet: Answers = {
    isController: '',
    ...(market === 'CA' ? { 'address.zip': 'K1A 0B1' } : {}),
  };
  const owners = [own('50', ''), partner('50', quiet)];
  expect(
    submitOwnersError(listOf(owners, application, market), { confirmedUnder50: false }),
  ).toBeUndefined();
});

const others = (...shares: string[]) =>
  shares.map((share, at) => partner(share, { email: `p${at}@example.com` }, SECRETS, `p${at}`));
test.each<[string, OwnerFacts, OwnerFacts[], string | undefined]>([
  ['another e-mail', partner('40'), [own('60')], undefined],
  [
    'the applicant’s e-mail in capitals',
    partner('40', { email: 'MARCUS@example.com' }),
    [own('60')],
    'email.notUnique',
  ],
  [
    'a partner’s e-mail',
    partner('40', { email: 'p0@example.com' }),
    [own('60'), ...others('25')],
    'email.notUnique',
  ],
  ['a fourth quarter', partner('25'), [own('25'), ...others('25', '25')], undefined],
  ['a fifth quarter', partner('25'), [own('25'), ...others('25', '25', '25')], 'owners.tooMany'],
  [
    'a controller beside four quarters',
    partner('0', { isController: true }),
    [own('25', false), ...others('25', '25', '25')],
    undefined,
  ],
  [
    'an eleventh row',
    partner('0'),
    [own('1'), ...others(...Array<string>(9).fill('1'))],
    'owners.tooMany',
  ],
  [
    'a second controller',
    partner('40', { isController: true }),
    [own('60')],
    'owners.controllerNotUnique',
  ],
])('saving %s: %s', (_what, saved, before, code) =>
  expect(saveOwnerError(saved, listOf(before))?.code).toBe(code),
);

test('a changed owner is not a duplicate of themselves', () => {
  const lena = partner('40', { isController: true });
  expect(
    saveOwnerError(
      { ...lena, answers: { ...lena.answers, ownershipPercentage: '30' } },
      listOf([own('60', false), lena]),
    ),
  ).toBeUndefined();
});

test('another owner may be added once the applicant’s share is known and every owner is complete', () =>
  expect(
    [[], [own('60')], [own('60'), partner('40')], [own('60'), partner('40', {}, [])]].map(
      (owners) => mayAddOwner(listOf(owners)),
    ),
  ).toEqual([false, true, true, false]));

test.each([
  ['0', 'APPLICANT'],
  ['24.99', 'APPLICANT'],
  ['25', 'APPLICANT_OWNER'],
  ['100', 'APPLICANT_OWNER'],
])('an applicant with %s %% is %s', (share, type) => expect(applicantOwnerType(share)).toBe(type));

test('an owner list waits for details that partners still have to give', () => {
  expect(boStatusOf(listOf([own('60'), partner('40')]))).toBe('INFO_PROVIDED');
  expect(boStatusOf(listOf([own('60'), partner('40', { noSsn: true }, ['dob'])]))).toBe(
    'WAITING_FOR_INFO',
  );
});

test.each([
  [[{ type: 'BO_INFO', requestedAt: 1 }], 'NONE', 'open'],
  [[{ type: 'BO_INFO', requestedAt: 1, finishedAt: 2 }], 'WAITING_FOR_INFO', 'waiting'],
  [
    [
      { type: 'BO_INFO', requestedAt: 1, finishedAt: 2 },
      { type: 'BO_VERIFICATION', requestedAt: 3 },
    ],
    'INFO_PROVIDED',
    'closed',
  ],
  [[{ type: 'OTP_SMS', requestedAt: 1 }], 'NONE', 'closed'],
  [[], 'NONE', 'closed'],
] as const)('after %j with %s the list is %s', (stepUps, boStatus, stage) =>
  expect(ownerListStage({ stepUps, boStatus })).toBe(stage),
);

test('every other owner must be verified, and there must be one', () => {
  const applicant = {
    type: 'APPLICANT_OWNER',
    role: 'applicant',
    listedAt: 1,
    isVerified: false,
  } as const;
  const open = { type: 'OWNER', role: 'owner', listedAt: 1, isVerified: false } as const;
  const verified = { ...open, isVerified: true };
  expect(
    [[applicant], [applicant, open], [applicant, verified], [verified, open]].map((owners) => [
      hasUnverifiedOwners(owners),
      areOwnersVerified(owners),
    ]),
  ).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, false],
  ]);
});

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  [
    'an address without a zip is not sent',
    { firstName: 'Zoé', 'address.line1': '9 Elm St', 'address.zip': ' ' },
    { firstName: 'Zoé' },
  ],
  [
    'an address with a zip is',
    { 'address.line1': '9 Elm St', 'address.zip': 'H2X 1Y4' },
    { 'address.line1': '9 Elm St', 'address.zip': 'H2X 1Y4' },
  ],
  [
    'a number and a birth date without a value are not',
    { 'governmentIdentification.value': ' ', dob: '' },
    {},
  ],
  [
    'a number with a value is',
    { 'governmentIdentification.value': '130692544' },
    { 'governmentIdentification.value': '130692544' },
  ],
  [
    'any other answer is, also an empty one',
    { firstName: '', noSsn: 'NO' },
    { firstName: '', noSsn: 'NO' },
  ],
])('of an owner, %s', (_what, answers, sent) =>
  expect(submittedOwnerAnswers(answers)).toEqual(sent),
);

test.each<[string, OwnerFacts[], OwnerFacts['type'], string | undefined]>([
  ['the applicant’s own row, where none stands', [], 'APPLICANT', undefined],
  ['the applicant’s own row once more', [own('60')], 'APPLICANT_OWNER', 'application.stepUpClosed'],
  ['a partner beside complete owners', [own('60')], 'OWNER', undefined],
  [
    'a partner beside an incomplete one',
    [own('20'), partner('40', { email: '' })],
    'OWNER',
    'owners.incomplete',
  ],
  ['a partner before the applicant’s own row', [], 'OWNER', 'owners.incomplete'],
])('%s may be added, or not', (_what, owners, type, code) =>
  expect(addOwnerError(listOf(owners), type)).toBe(code),
);

test.each<[string, OwnerFacts, 'open' | 'waiting', ReturnType<typeof boStatusAfterChange>]>([
  ['while the list is open nothing follows from it', partner('90'), 'open', {}],
  ['a sent list that is complete now', partner('40'), 'waiting', { boStatus: 'INFO_PROVIDED' }],
  [
    'a sent list that still waits for the partner',
    partner('40', { noSsn: true }, ['dob']),
    'waiting',
    { boStatus: 'WAITING_FOR_INFO' },
  ],
])('after a change: %s', (_what, changed, stage, follows) => {
  expect(
    boStatusAfterChange(
      listOf([own('60'), partner('40', { noSsn: true }, ['dob'])]),
      changed,
      stage,
    ),
  ).toEqual(follows);
});

test('rejects a change that would make a submitted list invalid', () => {
  const { error, boStatus } = boStatusAfterChange(
    listOf([own('60'), partner('40')]),
    partner('90'),
    'waiting',
  );
  expect([error?.code, boStatus]).toEqual(['owners.shareTotalTooHigh', undefined]);
});

test.each<[OwnerFacts['type'], string, OwnerFacts['type']]>([
  ['OWNER', '5', 'OWNER'],
  ['APPLICANT', '25', 'APPLICANT_OWNER'],
  ['APPLICANT_OWNER', '24.99', 'APPLICANT'],
])('%s with a share of %s is %s', (type, share, becomes) =>
  expect(ownerTypeFor({ type }, share)).toBe(becomes),
);

test.each<[string, OwnerFacts['type'], Answers, string[]]>([
  ['the applicant’s share', 'APPLICANT', { ownershipPercentage: '60' }, ['ownShare']],
  ['who a partner is', 'OWNER', { firstName: 'Lena' }, ['owner']],
  [
    'one part of a partner’s address',
    'OWNER',
    { 'address.city': 'Boulder' },
    ['owner', 'ownerDetails'],
  ],
  ['that a partner gives the number', 'OWNER', { noSsn: true }, ['owner', 'ownerDetails']],
])('a body with %s answers its forms', (_what, type, texts, forms) =>
  expect(ownerForms({ type }, texts)).toEqual(forms),
);
