import type { ApplicationView } from '@signet/rulebook/application-view';
import { defaultFlags } from '@signet/rulebook/core/flags';
import { formatDay } from '@signet/rulebook/core/format-date';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { REASONS } from '@signet/rulebook/decision/reasons';
import type { DecisionResult } from '@signet/rulebook/decision/underwriting';
import { emailFor, requirementOf } from '@signet/rulebook/messages/choose-message';
import { LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { SLAS } from '@signet/rulebook/reference/slas';
import { expect, test } from 'vitest';
import { statusPromiseOf } from '../../apps/api/src/application/sla.ts';
import type { StoredApplication } from '../../apps/api/src/application/stored-application.ts';
import { viewOf } from '../../apps/api/src/application/view.ts';
import { applyDecision } from '../../apps/api/src/decision/apply-decision.ts';
import { connectIdentityVendors } from '../../apps/api/src/identity/vendors.ts';
import { renderMessage } from '../../apps/api/src/messages/render-message.ts';
import { movableClock } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { newKeys } from '../../apps/api/src/platform/seal/key-file.ts';
import { buildSealer } from '../../apps/api/src/platform/seal/seal.ts';
import { moneyNodes } from '../../apps/portal/src/decision/account-home/money-nodes.ts';
import { TEXTS as EN } from '../../apps/portal/src/decision/account-home/texts.en-US.ts';
import { TEXTS as FR } from '../../apps/portal/src/decision/account-home/texts.fr-CA.ts';

/** Saturday, November 21, 2026, noon in New York. */
const sentAt = Date.parse('2026-11-21T17:00:00Z');
const dayMs = 24 * 3_600_000;
const clock = movableClock(() => sentAt);
const config = readConfig({});
const providers = { identity: connectIdentityVendors(config) };
const french = (locale: Locale): boolean => locale === 'fr-CA';
const pageTexts = (locale: Locale) => (french(locale) ? FR : EN);

const APPLICATION: StoredApplication = {
  id: 'urn:app:0000-0000-0000-0000-0000',
  reference: 'K7QM-3XPD',
  version: 1,
  userId: 'somebody',
  portal: 'POYNT',
  flags: defaultFlags(),
  market: 'US',
  currency: 'USD',
  intent: 'CREATE_BUSINESS',
  originalIntent: 'CREATE_BUSINESS',
  applicationLevel: 'FULL',
  originalApplicationLevel: 'FULL',
  locale: 'en-US',
  decision: 'PENDING',
  boStatus: 'NONE',
  round: 1,
  onboardedAt: sentAt,
  checkingSince: sentAt,
  bankDeferred: false,
  taxIdChangesLeft: 5,
  phoneChangesLeft: 3,
  verifiedElsewhere: false,
  isReopened: false,
  answers: {
    'applicant.name.firstName': 'Ana',
    'applicant.email.emailAddress': 'ana@example.com',
    'company.dba': 'Ana Bakes',
  },
  secretsOnFile: {},
  stepUps: [],
  people: [
    {
      id: 'urn:own:0000-0000-0000-0000-0000',
      role: 'applicant',
      answers: {},
      secretsOnFile: {},
      isVerified: false,
    },
  ],
  business: { id: '0000-0000-0000-0000-0000', answers: {}, secretsOnFile: {} },
  phoneProven: true,
  inquiries: [],
  inquiryAttemptedAt: {},
  ownerInquiries: [],
  ownerAttemptedAt: {},
  wasPhoneNetworkChecked: false,
  evidenceAnswered: 0,
  createdAt: sentAt,
  savedAt: sentAt,
  changedAt: sentAt,
  dataKey: buildSealer(newKeys()).newDataKey('urn:app:0000-0000-0000-0000-0000'),
};

const linked = (status: 'VERIFIED' | 'PENDING', review?: 'open'): Partial<StoredApplication> => ({
  bank: { kind: 'manual', last4: '6789', accountType: 'CHECKING', status, review },
  bankLinkedAt: sentAt,
  bankReviewSince: review && sentAt,
});
const answered = (type: 'GOV_ID_SELFIE' | 'FULL_SSN'): Partial<StoredApplication> => ({
  stepUps: [{ type, requestedAt: sentAt - 1, finishedAt: sentAt, result: 'done' }],
});

type Case = [
  what: string,
  outcome: DecisionResult,
  stored: Partial<StoredApplication>,
  status: string,
];

const CASES: Case[] = [
  ['a person looks', { decision: 'PENDING', reason: 'review' }, {}, 'inReview'],
  [
    'a person looks at a photo ID',
    { decision: 'PENDING', reason: 'inquiry.review' },
    answered('GOV_ID_SELFIE'),
    'inReview',
  ],
  [
    'a person looks at a number',
    { decision: 'PENDING', reason: 'review' },
    answered('FULL_SSN'),
    'inReview',
  ],
  [
    'a source is silent',
    { decision: 'PENDING', reason: 'source.unavailable' },
    {},
    'stillChecking',
  ],
  [
    'a source stays silent',
    { decision: 'PENDING', reason: 'source.unavailableTooLong' },
    {},
    'inReview',
  ],
  ['our own fault', { decision: 'ERROR', reason: 'internal.error' }, {}, 'error'],
  ['not approved', { decision: 'DECLINED', reason: 'person.fraud' }, {}, 'declined'],
  [
    'a code is asked',
    { decision: 'PENDING', stepUp: 'OTP_SMS', reason: 'phone.notProven' },
    {},
    'stepUp',
  ],
  [
    'photo ID is asked',
    { decision: 'PENDING', stepUp: 'GOV_ID_SELFIE', reason: 'document.requested' },
    {},
    'stepUp',
  ],
  [
    'the whole number is asked',
    { decision: 'PENDING', stepUp: 'FULL_SSN', reason: 'person.mismatch' },
    {},
    'stepUp',
  ],
  [
    'partners are asked',
    { decision: 'PENDING', stepUp: 'BO_INFO', reason: 'owners.missing' },
    {},
    'stepUp',
  ],
  [
    'a document is asked',
    { decision: 'APPROVED_PENDING', stepUp: 'EIN_DOC', reason: 'business.document' },
    {},
    'verificationNeeded',
  ],
  [
    'identity later',
    { decision: 'APPROVED_PENDING', reason: 'level.basic' },
    { applicationLevel: 'BASIC' },
    'verificationNeeded',
  ],
  [
    'owners are left',
    { decision: 'APPROVED_PENDING', stepUp: 'BO_VERIFICATION', reason: 'owners.open' },
    { boStatus: 'INFO_PROVIDED' },
    'approvedPendingNoBank',
  ],
  [
    'owners are left, a bank is linked',
    { decision: 'APPROVED_PENDING', stepUp: 'BO_VERIFICATION', reason: 'owners.open' },
    { boStatus: 'INFO_PROVIDED', ...linked('VERIFIED') },
    'approvedPending',
  ],
  ['approved', { decision: 'APPROVED', reason: 'all.clear' }, {}, 'approvedNoBank'],
  [
    'approved, the account is checked',
    { decision: 'APPROVED', reason: 'all.clear' },
    linked('PENDING'),
    'bankPending',
  ],
  [
    'approved, a person looks at the account',
    { decision: 'APPROVED', reason: 'all.clear' },
    linked('PENDING', 'open'),
    'bankInReview',
  ],
  [
    'approved, the account is theirs',
    { decision: 'APPROVED', reason: 'all.clear' },
    linked('VERIFIED'),
    'approved',
  ],
];

const EVERYWHERE = LOCALE_IDS.flatMap((locale) => CASES.map((one) => [locale, ...one] as const));

type Shown = Pick<ApplicationView, 'status' | 'home'> & { page: string; mail: string };

async function shownAfter(
  locale: Locale,
  outcome: DecisionResult,
  stored: Partial<StoredApplication>,
  daysLater = 0,
): Promise<Shown> {
  await clock.moveTo(0);
  const application = applyDecision({ ...APPLICATION, ...stored, locale }, outcome, clock.now());
  await clock.moveTo(daysLater * dayMs);
  const { status, home, bank } = viewOf(application, { locale, clock, providers });
  const { path, notYet, declined } = pageTexts(locale);
  const shut = home.row === 'declined' ? declined : notYet;
  const moves = moneyNodes({ home, bank }, path, (text, values) =>
    formatMessage(text, { brand: 'Poynt', ...values }, locale),
  ).flatMap(({ rows, waits = [] }) => [...rows, ...waits]);
  const page = [
    home.headline,
    home.lead,
    ...(home.works.online ? moves : [shut]).flatMap(({ title, text = '' }) => [title, text]),
  ];
  const id = emailFor({ ...outcome, isBankLinked: stored.bank !== undefined }, undefined);
  if (id === undefined) throw new Error('a first outcome is always told');
  const { subject = '', text } = renderMessage(id, application, config, {
    need: requirementOf(outcome),
    told: statusPromiseOf(application, clock),
  });
  return { status, home, page: page.join('\n'), mail: `${subject}\n${text}` };
}

const SAYINGS = {
  nothingToDo: {
    en: /You do not need to do anything|There’s nothing you need to do/,
    fr: /Vous n’avez rien à faire|Vous n’avez rien à envoyer/,
  },
  longer: { en: /longer than we said/, fr: /plus long(ue)? que prévu/ },
  takesPayments: {
    en: /can (begin to )?take (card )?payments|You can take payments online/,
    fr: /accepter (des paiements|les cartes)/,
  },
  paid: {
    en: /business day after (a|each|your first) payment/,
    fr: /jour ouvrable suivant (un|chaque|votre premier) paiement/,
  },
} as const;
const mentions = (text: string, what: keyof typeof SAYINGS, locale: Locale): boolean =>
  SAYINGS[what][french(locale) ? 'fr' : 'en'].test(text);

test.each(EVERYWHERE)(
  'in %s, %s: the status is the one that is meant',
  async (locale, _what, outcome, stored, status) => {
    expect((await shownAfter(locale, outcome, stored)).status.id).toBe(status);
  },
);

test.each(EVERYWHERE)(
  'in %s, %s: page and mail agree on who must act',
  async (locale, _what, outcome, stored) => {
    const { status, page, mail } = await shownAfter(locale, outcome, stored);
    const mustWait = status.waitingOn === 'us';
    expect([mentions(page, 'nothingToDo', locale), mentions(mail, 'nothingToDo', locale)]).toEqual(
      mustWait ? [true, true] : [status.id === 'bankPending', false],
    );
  },
);

test.each(EVERYWHERE)(
  'in %s, %s: page and mail tell the day that the status has',
  async (locale, _what, outcome, stored) => {
    const { status, home, page, mail } = await shownAfter(locale, outcome, stored);
    const waits = status.waitingOn === 'us' || status.waitingOn === 'bank';
    const day = status.by && formatDay(status.by.to, locale);
    expect([page, mail].map((text) => day !== undefined && text.includes(day))).toEqual([
      waits,
      waits,
    ]);
    if (waits) expect(home.by).toBe(status.by?.to);
    const isRequested = status.nextAction === 'verify' && status.sla !== undefined;
    const { from, to } = SLAS[status.sla ?? 'review'];
    const numbers = new RegExp(french(locale) ? `de ${from} à ${to}\\s` : `${from} to ${to} `);
    expect([page, mail].map((text) => numbers.test(text))).toEqual([isRequested, isRequested]);
  },
);

test.each(EVERYWHERE)(
  'in %s, %s: a date in the past is not shown',
  async (locale, _what, outcome, stored) => {
    const { status, page, mail } = await shownAfter(locale, outcome, stored, 30);
    const isLate = status.waitingOn === 'us' || status.waitingOn === 'bank';
    expect(status.by === undefined || !isLate).toBe(true);
    expect([page, mail].map((text) => mentions(text, 'longer', locale))).toEqual([isLate, isLate]);
  },
);

test.each(EVERYWHERE)(
  'in %s, %s: page and mail agree on the money',
  async (locale, _what, outcome, stored) => {
    const { status, page, mail } = await shownAfter(locale, outcome, stored);
    const { online, inPerson, payouts } = status.money;
    const { path, notYet, declined } = pageTexts(locale);
    const shut = status.id === 'declined' ? declined : notYet;
    expect(
      [path.online.on, path.inPerson.on, path.account.text, shut.title].map((text) =>
        page.includes(text),
      ),
    ).toEqual([online, inPerson, payouts, !online]);
    expect([mentions(mail, 'takesPayments', locale), mentions(mail, 'paid', locale)]).toEqual([
      online,
      payouts,
    ]);
    expect(mentions(page, 'paid', locale)).toBe(payouts);
    if (!online) expect(mentions(page, 'takesPayments', locale)).toBe(false);
  },
);

test('the texts’ next business day matches the SLA', () => {
  expect([SLAS.funding.from, SLAS.funding.to, SLAS.funding.unit]).toEqual([1, 1, 'business days']);
});

test('every reason used here is in the table', () => {
  expect(
    CASES.map(([, { reason }]) => reason).filter(
      (reason) => reason !== undefined && !REASONS.includes(reason),
    ),
  ).toEqual([]);
});
