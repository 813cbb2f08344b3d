import { localDay } from '@signet/rulebook/core/dates';
import { isChecking } from '@signet/rulebook/decision/reasons';
import { CHANGES_STEP_UP } from '@signet/rulebook/decision/step-ups';
import { type HomeFacts, homeOf, type OpenOwner } from '@signet/rulebook/home';
import type { HomeTexts } from '@signet/rulebook/home-texts.en-US';
import type { HomeView } from '@signet/rulebook/home-view';
import { type HistoryEntry, homeInWords } from '@signet/rulebook/home-words';
import { openRenewalOf } from '@signet/rulebook/identity/document-renewal';
import { ownerAnswerBy } from '@signet/rulebook/people/invitation';
import type { Locale } from '@signet/rulebook/reference/locales';
import { SLAS } from '@signet/rulebook/reference/slas';
import { slaOf } from '@signet/rulebook/status';
import { publicReasonText } from '../decision/view.ts';
import { ownerNeedOf, ownersListOf } from '../people/view.ts';
import type { Clock } from '../platform/clock.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { openMarksOf, ownersOf } from './facts.ts';
import { type Standing, standingOf } from './sla.ts';
import type { StoredApplication, StoredPerson } from './stored-application.ts';

const TEXTS = await textsByLocale<{ HOME_TEXTS: HomeTexts }>(
  import.meta.resolve('@signet/rulebook/home-texts.en-US'),
);

const nameOf = ({ answers: { firstName, lastName } }: StoredPerson): string | undefined =>
  [firstName, lastName].filter(Boolean).join(' ') || undefined;

const isOther = ({ role }: StoredPerson): boolean => role === 'owner';

function openOwnersOf(application: StoredApplication, clock: Clock): OpenOwner[] {
  const list = ownersListOf(application);
  return ownersOf(application)
    .filter((person) => isOther(person) && !person.isVerified)
    .map((person) => {
      const answerBy = ownerAnswerBy(person);
      return {
        name: nameOf(person),
        need: ownerNeedOf(person, list, clock.now()),
        by:
          answerBy === undefined || answerBy < clock.now()
            ? undefined
            : localDay(application.market, answerBy),
      };
    });
}

function expiringIdsOf(
  application: StoredApplication,
  clock: Clock,
): NonNullable<HomeFacts['expiringIds']> {
  const { people, market } = application;
  return people.flatMap((person) => {
    const renewal = openRenewalOf(application, person.id);
    if (renewal === undefined) return [];
    const by = renewal.expiresOn < clock.today(market) ? undefined : renewal.expiresOn;
    return [{ isOwn: !isOther(person), name: nameOf(person), by }];
  });
}

export function homeFactsOf(
  application: StoredApplication,
  clock: Clock,
  { facts, promised }: Standing = standingOf(application, clock),
): HomeFacts {
  const { bank, order, reviewRequest, market } = application;
  return {
    ...facts,
    by: promised.by?.to,
    openOwners: openOwnersOf(application, clock),
    reviewRequest: reviewRequest && {
      by: reviewRequest.by < clock.today(market) ? undefined : reviewRequest.by,
    },
    deposits: bank?.testDeposits,
    order: order?.state,
    expiringIds: expiringIdsOf(application, clock),
  };
}

const DECISION_EVENTS = {
  APPROVED: 'approved',
  APPROVED_PENDING: 'approved',
  DECLINED: 'declined',
} as const;
const isDecided = (decision: string): decision is keyof typeof DECISION_EVENTS =>
  decision in DECISION_EVENTS;

/** What happened that the applicant may read, newest first; never a check, a reviewer or a reason. */
function historyOf(application: StoredApplication): HistoryEntry[] {
  const { onboardedAt, decision, lastDecision, reviewRequest, closedAt } = application;
  const { bankLinkedAt, bankConfirmedAt, order, stepUps } = application;
  const others = ownersOf(application).filter(isOther);
  const event = (id: HistoryEntry['id'], at: number | undefined, name?: string): HistoryEntry[] =>
    at === undefined ? [] : [{ id, at, ...(name === undefined ? {} : { name }) }];
  return [
    ...event('submitted', onboardedAt),
    ...(isDecided(decision) ? event(DECISION_EVENTS[decision], lastDecision?.since) : []),
    ...stepUps
      .filter(({ type, result }) => type === CHANGES_STEP_UP && result === 'done')
      .flatMap(({ finishedAt }) => event('changesSent', finishedAt)),
    ...event('reviewAsked', reviewRequest?.requestedAt),
    ...others.flatMap((person) => event('ownerAsked', person.invitedAt?.at(-1), nameOf(person))),
    ...others.flatMap((person) =>
      event('ownerConfirmed', person.isVerified ? person.confirmedAt : undefined, nameOf(person)),
    ),
    ...event('bankLinked', bankLinkedAt),
    ...event('bankConfirmed', bankConfirmedAt),
    ...event('ordered', order?.submittedAt),
    ...event('orderShipped', order?.shippedAt),
    ...event('orderDelivered', order?.deliveredAt),
    ...event('closed', closedAt),
  ].sort((one, other) => other.at - one.at);
}

/** A decline always has its reason; a review for no special one says nothing more. */
function reasonOf(application: StoredApplication, locale: Locale): string | undefined {
  if (isChecking(application)) return undefined;
  const reason = publicReasonText(application.reason, locale);
  const isPlain = reason?.code === 'review' && application.decision !== 'DECLINED';
  return isPlain ? undefined : reason?.message;
}

function slaDaysOf({ facts }: Standing): { from: number; to: number } | undefined {
  const sla = slaOf(facts);
  return sla && { from: SLAS[sla].from, to: SLAS[sla].to };
}

export const homeViewOf = (
  application: StoredApplication,
  { locale, clock }: { locale: Locale; clock: Clock },
  standing: Standing = standingOf(application, clock),
): HomeView =>
  homeInWords(
    homeOf(homeFactsOf(application, clock, standing)),
    {
      email: application.answers['applicant.email.emailAddress'] ?? '',
      last4: application.bank?.last4,
      reason: reasonOf(application, locale),
      review: slaDaysOf(standing),
      changeCount: openMarksOf(application).length,
      history: historyOf(application),
    },
    TEXTS[locale].HOME_TEXTS,
    locale,
  );
