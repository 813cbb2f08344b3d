import { beforeAll, describe, expect, test } from 'vitest';
import {
  fakeVendor,
  type RecordedRequest,
  SHORT_TIMEOUT_MS,
  VENDOR_FAULTS,
  type VendorResponse,
} from '../testing/fake-vendor.ts';
import { buildPersonaChecks } from './persona-checks.ts';
import type { IdentityPort, KycPersonQuery } from './port.ts';

const vendor = fakeVendor();
let identity: IdentityPort;
beforeAll(() => {
  const templates = {
    person: { US: 'itmpl_person_us', CA: 'itmpl_person_ca' },
    business: { US: 'itmpl_tin_us', CA: 'itmpl_tin_ca' },
  };
  identity = buildPersonaChecks({ url: vendor.url, apiKey: 'key', ...templates });
});

const MINE = 'urn:app:1';
const question = { key: 'k1', reference: MINE };
const ana: KycPersonQuery = {
  market: 'US',
  firstName: 'Ana',
  lastName: 'Ruiz',
  emailAddress: 'ana@example.com',
  phone: '4155550123',
};
const bakery = { market: 'US', name: 'Ana Bakes', taxId: '123450000' } as const;
const soon = (ms = 5_000) => AbortSignal.timeout(ms);

const ASK = {
  person: (signal = soon()) => identity.person(ana, question, signal),
  business: (signal = soon()) => identity.business(bakery, question, signal),
  watchList: (signal = soon()) =>
    identity.watchList(
      { firstName: 'Ana', lastName: 'Ruiz', birthDate: '1988-02-03' },
      question,
      signal,
    ),
};
type Source = keyof typeof ASK;
const SOURCES = ['person', 'business', 'watchList'] as const;

type Check = readonly [name: string, status: string];
type Verified = { type: string; status: string; checks?: readonly Check[]; of?: string };
type Said = { id?: string; reference?: string | null; verifications?: readonly Verified[] };

const inquiry = (
  status: string,
  { id = 'inq_1', reference = MINE, verifications = [] }: Said = {},
) => ({
  data: { type: 'inquiry', id, attributes: { status, 'reference-id': reference } },
  included: verifications.map(({ type, status: how, checks = [], of }) => ({
    type: `verification/${type}`,
    attributes: { status: how, checks: checks.map(([name, said]) => ({ name, status: said })) },
    ...(of === undefined
      ? {}
      : { relationships: { inquiry: { data: { type: 'inquiry', id: of } } } }),
  })),
});
const report = (
  status: string,
  hasMatch: unknown,
  { id = 'rep_1', type = 'report/watchlist' } = {},
) => ({
  data: { type, id, attributes: { status, 'has-match': hasMatch } },
});

const PERSON = 'database-standard';
const same: Check = ['database_phone_number_comparison', 'passed'];
const other: Check = ['database_phone_number_comparison', 'failed'];
const known = (status: string, ...checks: Check[]): Said => ({
  verifications: [{ type: PERSON, status, checks }],
});

test('sends a person to their country’s template, under our name and key', async () => {
  vendor.answers({ status: 201, body: inquiry('approved', known('passed', same)) });
  const number = { sourceType: 'SIN', value: '046454286' } as const;
  const answer = await identity.person(
    { ...ana, market: 'CA', birthDate: '1988-02-03', number },
    question,
    soon(),
  );
  expect(answer).toEqual({ person: 'match', phoneOwner: 'same', reference: 'inq_1' });
  const asked = vendor.asked.at(-1);
  expect([asked?.method, asked?.path, asked?.headers['idempotency-key']]).toEqual([
    'POST',
    '/inquiries?include=verifications',
    'k1',
  ]);
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    data: {
      attributes: {
        'inquiry-template-id': 'itmpl_person_ca',
        fields: {
          'name-first': 'Ana',
          'name-last': 'Ruiz',
          'email-address': 'ana@example.com',
          'phone-number': '+14155550123',
          'address-country-code': 'CA',
          birthdate: '1988-02-03',
          'social-insurance-number': '046454286',
        },
      },
    },
    meta: { 'auto-create-account-reference-id': MINE },
  });
});

test.each<[what: string, status: string, said: Said, person: string, phoneOwner: string]>([
  ['who was recognised', 'approved', known('passed', same), 'match', 'same'],
  ['who was recognised without a decision', 'completed', known('passed', same), 'match', 'same'],
  ['a phone of somebody else', 'approved', known('passed', other), 'match', 'other'],
  ['approved, and nothing of how', 'approved', {}, 'unknown', 'unknown'],
  [
    'approved by a check of another kind',
    'approved',
    { verifications: [{ type: 'selfie', status: 'passed' }] },
    'unknown',
    'unknown',
  ],
  [
    'a carrier without a comparison',
    'approved',
    {
      verifications: [
        { type: PERSON, status: 'passed' },
        { type: 'database-phone-carrier', status: 'passed' },
      ],
    },
    'match',
    'unknown',
  ],
  [
    'a comparison that was not made',
    'approved',
    known('passed', ['database_phone_number_comparison', 'not_applicable']),
    'match',
    'unknown',
  ],
  [
    'the carrier’s comparison',
    'approved',
    {
      verifications: [
        { type: PERSON, status: 'passed' },
        { type: 'database-phone-carrier', status: 'failed', checks: [other] },
      ],
    },
    'match',
    'other',
  ],
  [
    'fraud, whatever else it says',
    'approved',
    known('passed', ['database_fraud_detection', 'failed'], same),
    'fraud',
    'same',
  ],
  [
    'a number of the dead',
    'declined',
    known('failed', ['database_deceased_detection', 'failed']),
    'fraud',
    'unknown',
  ],
  ['that somebody must look', 'needs_review', known('passed'), 'review', 'unknown'],
  ['that it wants a document', 'completed', known('requires_retry'), 'document', 'unknown'],
  ['that it does not know them', 'declined', known('failed'), 'mismatch', 'unknown'],
  ['that its time is over', 'expired', known('passed', same), 'unknown', 'same'],
  ['a word of tomorrow', 'archived', known('passed', same), 'unknown', 'same'],
  ['a verification of tomorrow', 'approved', known('confirmed', same), 'unknown', 'same'],
  ['declined, with everything passed', 'declined', known('passed', same), 'unknown', 'same'],
])('%s (%s): the person is %s, the phone %s', async (_what, status, said, person, phoneOwner) => {
  vendor.answers({ body: inquiry(status, said) });
  expect(await ASK.person()).toEqual({ person, phoneOwner, reference: 'inq_1' });
});

test.each<[status: string, verified: string | undefined, checks: Check[], business: string]>([
  ['approved', 'passed', [], 'match'],
  ['completed', 'passed', [], 'match'],
  ['approved', undefined, [], 'unknown'],
  ['declined', 'failed', [], 'declined'],
  ['completed', 'passed', [['database_fraud_detection', 'failed']], 'declined'],
  ['needs_review', 'failed', [], 'review'],
  ['completed', 'failed', [], 'mismatch'],
  ['expired', 'passed', [], 'unknown'],
  ['archived', 'passed', [], 'unknown'],
])(
  '%s with a tax id that %s (%j): the business is %s',
  async (status, verified, checks, business) => {
    vendor.answers({
      body: inquiry(
        status,
        verified === undefined
          ? {}
          : { verifications: [{ type: 'database-tin', status: verified, checks }] },
      ),
    });
    expect(await ASK.business()).toEqual({ business, reference: 'inq_1' });
  },
);

test.each([
  ['ready', true, 'hit'],
  ['ready', false, 'clear'],
  ['ready', null, 'unknown'],
  ['errored', false, 'unknown'],
  ['a word of tomorrow', true, 'unknown'],
])('a report that is %s with %j: the watch list is %s', async (status, hasMatch, watchList) => {
  vendor.answers({ body: report(status, hasMatch) });
  expect(await ASK.watchList()).toEqual({ watchList, reference: 'rep_1' });
});

/** Replies with `first` to the create call and `second` to reads. */
const made =
  (first: unknown, second: unknown) =>
  ({ method }: RecordedRequest): VendorResponse => ({ body: method === 'POST' ? first : second });

test('polls an open check until it is settled', async () => {
  vendor.answers(made(inquiry('created'), inquiry('approved', known('passed', same))));
  expect(await ASK.person()).toMatchObject({ person: 'match', phoneOwner: 'same' });
  expect(vendor.asked.at(-1)?.path).toBe('/inquiries/inq_1?include=verifications');
  vendor.answers(made(report('pending', null), report('ready', false)));
  expect(await ASK.watchList()).toEqual({ watchList: 'clear', reference: 'rep_1' });
});

test.each<[source: Source, open: unknown, unknown: object]>([
  ['person', inquiry('pending'), { person: 'unknown', phoneOwner: 'unknown' }],
  ['business', inquiry('pending'), { business: 'unknown' }],
  ['watchList', report('pending', null), { watchList: 'unknown' }],
])(
  '%s: a check open at the time limit is unknown; an earlier failure is no answer',
  async (source, open, unknown) => {
    const time = new AbortController();
    vendor.answers(({ method }) => {
      if (method === 'POST') return { body: open };
      time.abort();
      return { broken: 'hang' };
    });
    expect(await ASK[source](time.signal)).toMatchObject(unknown);
    vendor.answers(made(open, { unexpected: true }));
    await expect(ASK[source]()).rejects.toMatchObject({ why: 'shape' });
  },
);

describe('discards an answer about another person, which is never a failed check', () => {
  const theirs = known('failed', other);
  const cleared = known('passed', same);
  test.each<[what: string, source: Source, first: unknown, second: unknown]>([
    [
      'a new inquiry under another name',
      'person',
      inquiry('approved', { ...cleared, reference: 'urn:app:2' }),
      {},
    ],
    [
      'another inquiry than the one that was made',
      'person',
      inquiry('pending'),
      inquiry('approved', { ...cleared, id: 'inq_2' }),
    ],
    [
      'that other inquiry, which failed',
      'person',
      inquiry('pending'),
      inquiry('declined', { ...theirs, id: 'inq_2' }),
    ],
    [
      'the right id under another name',
      'person',
      inquiry('pending'),
      inquiry('approved', { ...cleared, reference: 'urn:app:2' }),
    ],
    [
      'a verification of another inquiry',
      'person',
      inquiry('approved', {
        verifications: [{ type: PERSON, status: 'passed', checks: [same], of: 'inq_2' }],
      }),
      {},
    ],
    [
      'a new inquiry under another name',
      'business',
      inquiry('declined', { reference: 'urn:app:2' }),
      {},
    ],
    [
      'another inquiry than the one that was made',
      'business',
      inquiry('created'),
      inquiry('declined', { id: 'inq_2' }),
    ],
    [
      'another report than the one that was made',
      'watchList',
      report('pending', null),
      report('ready', false, { id: 'rep_2' }),
    ],
    [
      'a report of another kind',
      'watchList',
      report('ready', false, { type: 'report/business-watchlist' }),
      {},
    ],
    ['a report in the place of an inquiry', 'person', report('ready', false), {}],
  ])('%s: %s', async (_what, source, first, second) => {
    vendor.answers(made(first, second));
    await expect(ASK[source]()).rejects.toMatchObject({ name: 'ProviderDown', why: 'shape' });
  });

  test('counts its own verification, also one without a reference', async () => {
    vendor.answers({
      body: inquiry('approved', {
        verifications: [{ type: PERSON, status: 'passed', checks: [same], of: 'inq_1' }],
      }),
    });
    expect(await ASK.person()).toMatchObject({ person: 'match' });
    vendor.answers({ body: inquiry('approved', { ...cleared, reference: null }) });
    expect(await ASK.person()).toMatchObject({ person: 'match' });
  });
});

describe.each(SOURCES)('a vendor out of order is asked about the %s', (source) => {
  test.each(VENDOR_FAULTS)('%s', async (_what, answer, why, status) => {
    vendor.answers(answer);
    const asked = ASK[source](soon(why === 'timeout' ? SHORT_TIMEOUT_MS : undefined));
    await expect(asked).rejects.toMatchObject({
      name: 'ProviderDown',
      vendor: 'persona',
      why,
      status,
    });
  });

  test('a wrong type in the right place', async () => {
    vendor.answers({
      body: {
        data: {
          type: source === 'watchList' ? 'report/watchlist' : 'inquiry',
          id: 7,
          attributes: { status: true },
        },
      },
    });
    await expect(ASK[source]()).rejects.toMatchObject({ why: 'shape' });
  });
});

test('an error contains nothing of request or reply', async () => {
  vendor.answers({
    status: 422,
    body: { errors: [{ title: 'Bad', details: 'Ana Ruiz 1988-02-03' }] },
  });
  const error = await ASK.watchList().catch((thrown: unknown) => thrown);
  expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/Ana|Ruiz|1988/);
  expect(error).toMatchObject({ why: 'status', status: 422 });
});
