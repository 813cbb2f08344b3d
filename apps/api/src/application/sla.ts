import type { ApplicationView } from '@signet/rulebook/application-view';
import { localDay } from '@signet/rulebook/core/dates';
import type { Facts } from '@signet/rulebook/core/facts';
import { isNonBusinessDay } from '@signet/rulebook/reference/holidays';
import type { Market } from '@signet/rulebook/reference/locales';
import { SLAS } from '@signet/rulebook/reference/slas';
import { type StatusId, slaOf, statusOf, type WAITING_ON } from '@signet/rulebook/status';
import type { Clock } from '../platform/clock.ts';
import { factsOf, openMarksOf } from './facts.ts';
import type { StoredApplication } from './stored-application.ts';

type Promised = Pick<ApplicationView['status'], 'sla' | 'by'>;
export type StatusPromise = Promised & { id: StatusId };

/** What several parts of a reply say of one application; computed once for all of them. */
export type Standing = { facts: Facts; status: ReturnType<typeof statusOf>; promised: Promised };

type Began = (application: StoredApplication, now: number) => number;
const today: Began = (_application, now) => now;

const BEGAN: Record<(typeof WAITING_ON)[number], Began> = {
  // Bank accounts are reviewed after the decision.
  us: ({ lastDecision, bankReviewSince }, now) => bankReviewSince ?? lastDecision?.since ?? now,
  bank: ({ bankLinkedAt }, now) => bankLinkedAt ?? now,
  applicant: today,
  owner: today,
  nobody: today,
};

type Unit = (typeof SLAS)[keyof typeof SLAS]['unit'];
type DayAfter = (
  day: string,
  count: number,
  market: Market,
  territory: string | undefined,
) => string;
const dayMs = 24 * 3_600_000;
/** The day (`YYYY-MM-DD`) `count` calendar days later. */
export const addCalendarDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

export const placeOfBusiness = ({
  market,
  answers,
}: Pick<StoredApplication, 'market' | 'answers'>) => ({
  market,
  territory: answers['company.address.territory'] || answers['applicant.address.territory'],
});

const DAY_AFTER: Record<Unit, DayAfter> = {
  'business days': addBusinessDays,
  hours: (day, count) => addCalendarDays(day, Math.ceil(count / 24)),
};

/**
 * The SLA dates of the current status, by the calendar of the business's location. None if nothing
 * was promised or the last day has passed: then it takes longer than usual, and no new date is
 * invented. docs/decisions/0030.
 */
function slaDates(
  application: StoredApplication,
  { facts, status }: Omit<Standing, 'promised'>,
  clock: Clock,
): Promised {
  if (openMarksOf(application).length > 0) return changesDay(application, clock);
  const slaId = slaOf(facts);
  if (slaId === undefined) return {};
  const { market, territory } = placeOfBusiness(application);
  const { from, to, unit } = SLAS[slaId];
  const began = localDay(market, BEGAN[status.waitingOn](application, clock.now()));
  const dayOf = (count: number) => DAY_AFTER[unit](began, count, market, territory);
  const by = { from: dayOf(from), to: dayOf(to) };
  return { sla: slaId, by: by.to < clock.today(market) ? undefined : by };
}

/** What we asked to have changed has a day of its own, and no promise of ours runs meanwhile. */
function changesDay({ changeRequest, market }: StoredApplication, clock: Clock): Promised {
  const by = changeRequest?.by;
  return by === undefined || by < clock.today(market) ? {} : { by: { from: by, to: by } };
}

export function standingOf(application: StoredApplication, clock: Clock): Standing {
  const facts = factsOf(application);
  const status = statusOf(facts);
  return { facts, status, promised: slaDates(application, { facts, status }, clock) };
}

export function statusPromiseOf(application: StoredApplication, clock: Clock): StatusPromise {
  const { status, promised } = standingOf(application, clock);
  return { id: status.id, ...promised };
}

/**
 * The day (`YYYY-MM-DD`) `count` business days later. Pure date arithmetic, so DST cannot shift a
 * day. docs/readings.md 95.
 */
export function addBusinessDays(
  day: string,
  count: number,
  market: Market,
  territory?: string,
): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addCalendarDays(at, 1);
    if (!isNonBusinessDay(at, market, territory)) left -= 1;
  }
  return at;
}
