import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { TestDepositOutcome } from '@signet/rulebook/bank/test-deposits';
import { localDay, morningOf } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { EmailId } from '@signet/rulebook/messages/choose-message';
import { pathTo } from '@signet/rulebook/routes';
import { isRegistered } from '@signet/rulebook/sign-up/forms';
import { nameForSources } from '@signet/rulebook/sign-up/plain-spelling';
import {
  addBusinessDays,
  addCalendarDays,
  placeOfBusiness,
  statusPromiseOf,
} from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';
import type { Clock } from '../platform/clock.ts';
import type { Job, NewJob } from '../platform/jobs/job.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { bankBranchOf, isHolderKnown } from './jobs.ts';
import type { PayoutAccount } from './port.ts';
import type { Banks } from './store.ts';
import { type SentDeposits, type StoredDeposits, TEST_DEPOSITS_JOB } from './test-deposit-store.ts';

type Work = NonNullable<Awaited<ReturnType<Banks['forWork']>>>;
type Known = { application: StoredApplication; bank: Work };

const actor = `job:${TEST_DEPOSITS_JOB}`;

/**
 * The linking call sends the deposits itself; this job takes over when the vendor did not answer.
 */
export const testDepositsJob = (clock: Clock): NewJob => ({
  kind: TEST_DEPOSITS_JOB,
  dueAt: clock.now() + LIMITS.recheckDelaysMs[0],
});

const hourMs = 3_600_000;
/** 30 hours past UTC midnight: the day is over in every market's time zone. */
const dayAfter = (day: string): number => Date.parse(`${day}T00:00:00Z`) + 30 * hourMs;

export const dueTestDepositJobs = (
  bankId: string,
  { arrivesOn, enterBy }: Pick<SentDeposits, 'arrivesOn' | 'enterBy'>,
): NewJob[] =>
  [morningOf(arrivesOn), dayAfter(enterBy)].map((dueAt) => ({
    kind: TEST_DEPOSITS_JOB,
    payload: { bankId },
    dueAt,
  }));

/**
 * A pair arrives on our promised business day, or on the vendor's day if that is later.
 * docs/decisions/0065.
 */
export function daysOfDeposits(
  application: StoredApplication,
  { arrivesAt }: { arrivesAt: number },
  clock: Clock,
): Pick<SentDeposits, 'arrivesOn' | 'enterBy'> {
  const { market, territory } = placeOfBusiness(application);
  const today = clock.today(market);
  const promised = addBusinessDays(today, LIMITS.microDepositDays[1], market, territory);
  const vendorDay = localDay(market, arrivesAt);
  const arrivesOn = vendorDay > promised ? vendorDay : promised;
  return { arrivesOn, enterBy: addCalendarDays(today, BANK_LIMITS.testDepositEntryDays) };
}

export const payoutAccountOf = ({ application, bank }: Known, clock: Clock): PayoutAccount => ({
  holder: nameForSources(bank.holder ?? '', application.market),
  email: application.answers['applicant.email.emailAddress'] ?? '',
  isBusiness: isRegistered(application.answers),
  accountType: bank.accountType === 'SAVINGS' ? 'SAVINGS' : 'CHECKING',
  accountNumber: bank.accountNumber ?? '',
  place: bankBranchOf(bank),
  agreedAt: application.terms?.signedAt ?? clock.now(),
});

export function testDepositMail(
  id: Extract<EmailId, 'testDepositSent' | 'testDepositArrived' | 'testDepositFailed'>,
  { application, last4 }: { application: StoredApplication; last4: string },
  { config }: Pick<Deps, 'config'>,
  facts: { day?: string; until?: string; depositFailure?: Exclude<TestDepositOutcome, 'matched'> },
): OutboxMessage {
  return renderMessage(id, application, config, {
    ...facts,
    path: pathTo('bank-deposits', application),
    values: { last4 },
  });
}

/** No mail unless the account is still pending. */
export function outcomeMails(
  outcome: TestDepositOutcome,
  {
    application,
    enterBy,
    isHolderKnown: isKnown = true,
  }: { application: StoredApplication; enterBy: string; isHolderKnown?: boolean },
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): OutboxMessage[] {
  const { bank } = application;
  if (bank?.status !== 'PENDING') return [];
  if (outcome !== 'matched') {
    const about = { application, last4: bank.last4 };
    return [
      testDepositMail(
        'testDepositFailed',
        about,
        { config },
        { until: enterBy, depositFailure: outcome },
      ),
    ];
  }
  if (!isKnown) return []; // a reviewer decides first
  const { testDeposits: _over, ...rest } = bank;
  const after: StoredApplication = { ...application, bank: { ...rest, status: 'VERIFIED' } };
  return [
    renderMessage('bankConfirmed', after, config, {
      told: statusPromiseOf(after, clock),
      values: { last4: bank.last4 },
    }),
  ];
}

/**
 * Sends, reminds of or expires an account's test deposits, whichever is due. Safe to run at any
 * time.
 */
export const runTestDeposits = (deps: Deps, { applicationId = '', payload }: Job): Promise<void> =>
  advanceTestDeposits(deps, applicationId, {
    named: typeof payload.bankId === 'string' ? payload.bankId : undefined,
    isTold: payload.isTold === true,
  });

/**
 * Sends the deposits right away, so the page can show their arrival day; when the vendor is down,
 * the job retries.
 */
export const sendDepositsNow = (deps: Deps, applicationId: string): Promise<void> =>
  advanceTestDeposits(deps, applicationId).catch((error: unknown) => {
    if (!(error instanceof ProviderDown)) throw error;
    deps.log.warn({ applicationId, why: error.message }, 'test deposits wait for their vendor');
  });

/** `isTold` means a webhook announced the outcome, so the arrival day does not matter. */
type Trigger = { named?: string | undefined; isTold?: boolean };

async function advanceTestDeposits(
  deps: Deps,
  applicationId: string,
  { named, isTold = false }: Trigger = {},
): Promise<void> {
  const [bank, application] = await Promise.all([
    deps.store.banks.forWork(applicationId),
    deps.store.applications.loadForWork(applicationId),
  ]);
  if (bank === undefined || application === undefined) return;
  const bankId = named ?? bank.id;
  const deposits = await deps.store.testDeposits.find(bankId);
  if (deposits !== undefined)
    return continueDeposits(deps, deposits, { application, bank }, isTold);
  if (bank.id === bankId && bank.status === 'PENDING' && bank.checkResult === 'unproven')
    await sendDeposits(deps, { application, bank });
}

async function sendDeposits(deps: Deps, known: Known): Promise<void> {
  const { application, bank } = known;
  const sent = await deps.providers.payouts.sendDeposits(
    `${bank.id}:1`,
    payoutAccountOf(known, deps.clock),
  );
  const change = { id: application.id, bankId: bank.id, actor };
  const today = deps.clock.today(application.market);
  if (sent === 'returned') {
    const messages = outcomeMails('returned', { application, enterBy: today }, deps);
    await deps.store.testDeposits.recordReturned({ ...change, today, messages });
    return;
  }
  const deposits = { vendorId: sent.id, ...daysOfDeposits(application, sent, deps.clock) };
  await deps.store.testDeposits.recordSent({
    ...change,
    deposits,
    sends: 1,
    jobs: dueTestDepositJobs(bank.id, deposits),
    messages: [
      testDepositMail('testDepositSent', { application, last4: bank.last4 }, deps, {
        day: deposits.arrivesOn,
        until: deposits.enterBy,
      }),
    ],
  });
}

async function continueDeposits(
  deps: Deps,
  deposits: StoredDeposits,
  { application, bank }: Known,
  isTold: boolean,
): Promise<void> {
  const { bankId, vendorId, arrivesOn, enterBy, remindedAt, outcome } = deposits;
  if (outcome !== undefined || vendorId === undefined) return;
  const today = deps.clock.today(application.market);
  const isCurrent = bank.id === bankId && bank.status === 'PENDING';
  const change = { id: application.id, bankId, actor };
  const end = (ended: TestDepositOutcome) =>
    deps.store.testDeposits.recordOutcome({
      ...change,
      outcome: ended,
      isHolderKnown: isHolderKnown(bank.holder, application),
      messages: isCurrent
        ? outcomeMails(
            ended,
            { application, enterBy, isHolderKnown: isHolderKnown(bank.holder, application) },
            deps,
          )
        : [],
    });
  if (today > enterBy) return void (await end('term'));
  if (!isTold && (today < arrivesOn || remindedAt !== undefined)) return;
  const ended = await deps.providers.payouts.depositsOutcome(vendorId);
  if (ended !== undefined) return void (await end(ended));
  if (isTold || !isCurrent) return;
  const about = { application, last4: bank.last4 };
  await deps.store.testDeposits.recordReminded({
    ...change,
    messages: [testDepositMail('testDepositArrived', about, deps, { until: enterBy })],
  });
}
