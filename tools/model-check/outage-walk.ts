import { isFinalDecision } from '@signet/rulebook/core/facts';
import { retryDelayMs } from '@signet/rulebook/core/job-retries';
import { LIMITS } from '@signet/rulebook/core/limits';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { recheckActor } from '@signet/rulebook/decision/reasons';
import { MESSAGE_LIMITS } from '@signet/rulebook/messages/limits';
import { decideOwner, ownerRecheckDelayMs } from '@signet/rulebook/people/owner-check';
import { statusOf } from '@signet/rulebook/status';
import { type CarrierJob, casesOf, jobsOwed } from './carriers.ts';
import { type Coverage, runDecisionRound } from './decision-rounds.ts';
import { withPartners } from './partner-turns.ts';
import { CLEAN, type Partner } from './partners.ts';
import { pickWeighted, type Random, seeded } from './random.ts';
import { randomApplicant, type WalkState } from './random-applicant.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const LENGTHS_MS = [4 * minuteMs, 25 * minuteMs, hourMs, 7 * hourMs, 26 * hourMs, 4 * 24 * hourMs];
/** What can fail; `ours` is our own program. */
export const AWAY = ['sources', 'mail', 'bank', 'database', 'ours'] as const;
type Away = (typeof AWAY)[number];
type Outage = { what: Away; from: number; until: number };

type Job = {
  kind: CarrierJob | 'mail' | 'check-owner';
  attempts: number;
  dueAt: number;
  since: number;
  owner?: number;
  rechecks?: number;
};
export type OutageWalk = { end: string; met: Coverage } | { fault: string; met: Coverage };

const silent = {
  watchList: Number.MAX_SAFE_INTEGER,
  person: Number.MAX_SAFE_INTEGER,
  business: Number.MAX_SAFE_INTEGER,
};
const well = { watchList: 0, person: 0, business: 0 };

/**
 * Walks one submitted application through a series of outages; jobs retry as in the product, and a
 * few get lost.
 */
export function outageWalk(seed: number): OutageWalk {
  const random = seeded(seed);
  const applicant = randomApplicant(random);
  const outages = randomOutages(random);
  const isAway = (what: Away, at: number) =>
    outages.some((one) => one.what === what && one.from <= at && at < one.until);
  const met: Coverage = new Set();
  let state: WalkState = {
    ...applicant,
    applied: { ...applicant.applied, phoneProven: random() < 0.8 },
    facts: { ...applicant.facts, isSubmitted: true, incompleteForm: undefined, checking: true },
  };
  let bankResult: 'down' | undefined;
  let checkingSince = 0;
  let undelivered = 0;
  let jobs: Job[] = [{ kind: 'decide', attempts: 0, dueAt: 0, since: 0 }];
  /** When each other owner submits their details; invitations went out with the list. */
  const confirmAt = state.partners.map(() => Math.floor(random() * 3 * hourMs));
  if (state.partners.length > 0) {
    const invited = state.partners.map((partner) => ({ ...partner, standing: 'started' as const }));
    state = withPartners(
      {
        ...state,
        applied: { ...state.applied, done: ['BO_INFO'] },
        facts: { ...state.facts, boStatus: 'INFO_PROVIDED' },
      },
      invited,
    );
    for (const _partner of invited) jobs.push({ kind: 'mail', attempts: 0, dueAt: 0, since: 0 });
  }
  const add = (kind: Job['kind'], at: number, dueAt = at) =>
    jobs.push({ kind, attempts: 0, dueAt, since: at });
  let at = 0;
  let checkedAt = 0;

  const decideAt = (): void => {
    const before = state.last;
    state = runDecisionRound({ ...state, silence: isAway('sources', at) ? silent : well }, met);
    if (state.last?.decision !== before?.decision || state.last?.stepUp !== before?.stepUp)
      add('mail', at);
    const waitMs =
      LIMITS.recheckDelaysMs[
        Math.min(state.applied.rechecks ?? 0, LIMITS.recheckDelaysMs.length - 1)
      ] ?? hourMs;
    if (recheckActor(state.last?.reason) !== undefined) add('recheck', at, at + waitMs);
    if (state.facts.decision === 'APPROVED' && !state.facts.isBankLinked) {
      bankResult = isAway('bank', at) ? 'down' : undefined;
      state = {
        ...state,
        facts: { ...state.facts, isBankLinked: true, isBankVerified: bankResult === undefined },
      };
      if (bankResult === 'down') add('recheck-bank', at, at + LIMITS.recheckDelaysMs[0]);
    }
  };
  /** Changes an owner's standing, and schedules a decision if the rules see a difference. */
  const standAt = (nth: number, standing: Partner['standing']): void => {
    const before = state.applied;
    state = withPartners(
      state,
      state.partners.map((partner, one) => (one === nth ? { ...partner, standing } : partner)),
    );
    const { otherOwnersOpen, ownerTrouble } = state.applied;
    const isNews =
      before.otherOwnersOpen !== otherOwnersOpen || before.ownerTrouble !== ownerTrouble;
    if (!isNews || isFinalDecision(state.facts.decision) || state.facts.checking) return;
    state = { ...state, facts: { ...state.facts, checking: true } };
    checkingSince = at;
    add('decide', at);
  };
  /**
   * One owner's check as in the product: a silent source is rechecked, and after the last retry a
   * reviewer decides.
   */
  const checkOwner = (nth: number, rechecks: number): void => {
    const isSilent = isAway('sources', at);
    const evidence = isSilent
      ? ({ watchList: 'unknown', person: 'unknown', phoneOwner: 'unknown', ownFaults: 0 } as const)
      : CLEAN;
    const { outcome } = decideOwner(evidence, {
      market: state.applied.market,
      inquiry: 'none',
      failedInquiries: 0,
      rechecks,
    });
    met.add(`an owner's check: ${outcome}`);
    if (outcome === 'silent')
      jobs.push({
        kind: 'check-owner',
        attempts: 0,
        dueAt: at + ownerRecheckDelayMs(rechecks),
        since: at,
        owner: nth,
        rechecks: rechecks + 1,
      });
    else standAt(nth, outcome === 'verified' ? 'verified' : 'failed');
    if (outcome === 'verified') add('mail', at);
  };
  const confirmDue = (): void => {
    for (const [nth, { standing }] of state.partners.entries())
      if (standing === 'started' && (confirmAt[nth] ?? 0) <= at) {
        standAt(nth, 'checking');
        jobs.push({
          kind: 'check-owner',
          attempts: 0,
          dueAt: at,
          since: at,
          owner: nth,
          rechecks: 0,
        });
      }
  };
  /** True if the attempt succeeded or the product would give up. */
  const run = (job: Job): boolean => {
    if (isAway('ours', at)) return false;
    if (job.kind === 'mail' && isAway('mail', at)) {
      if (at - job.since < MESSAGE_LIMITS.messageRetryMs) return false;
      undelivered += 1;
    }
    if (job.kind === 'recheck-bank') {
      if (isAway('bank', at)) return false;
      state = { ...state, facts: { ...state.facts, isBankVerified: true } };
    }
    if (job.kind === 'check-owner') checkOwner(job.owner ?? 0, job.rechecks ?? 0);
    if (job.kind === 'decide') decideAt();
    if (job.kind === 'recheck') add('decide', at);
    return true;
  };
  const revive = (): void => {
    for (const kind of jobsOwed({ facts: state.facts, bankResult })) {
      if (
        kind === 'owners-overdue' ||
        jobs.some((job) => job.kind === kind || (kind === 'recheck' && job.kind === 'decide'))
      )
        continue;
      add(kind, at);
      met.add('revived');
    }
    for (const [nth, { standing }] of state.partners.entries()) {
      if (
        standing !== 'checking' ||
        jobs.some(({ kind, owner }) => kind === 'check-owner' && owner === nth)
      )
        continue;
      jobs.push({
        kind: 'check-owner',
        attempts: 0,
        dueAt: at,
        since: at,
        owner: nth,
        rechecks: 0,
      });
      met.add("an owner's check revived");
    }
  };
  const complaint = (): string | undefined => {
    const carried = { facts: state.facts, bankResult };
    const { waitingOn, id } = statusOf(state.facts);
    const isCarried =
      jobs.length > 0 || jobsOwed(carried).length > 0 || casesOf(carried).length > 0;
    if ((waitingOn === 'us' || waitingOn === 'bank') && !isCarried)
      return `${id} is carried by nothing`;
    const openMs = at - checkingSince;
    if (
      state.facts.checking &&
      openMs > DECISION_LIMITS.checkStuckMs &&
      !casesOf(carried, openMs).includes('check.stuck')
    )
      return `a check is open for ${openMs / minuteMs} minutes, and nobody is told`;
    return undefined;
  };

  /**
   * True while a check of the application or an owner is outstanding; a lost one is recreated
   * within the hour.
   */
  const isOwed = (): boolean =>
    state.facts.checking ||
    state.partners.some(({ standing }) => standing === 'checking' || standing === 'started');

  const lastUntil = Math.max(0, ...outages.map(({ until }) => until));
  for (let steps = 0; steps < 5_000; steps += 1) {
    const next = jobs.toSorted((one, other) => one.dueAt - other.dueAt)[0];
    const nextHour = checkedAt + hourMs;
    if (next === undefined && at > lastUntil + 2 * hourMs && !isOwed()) break;
    at = Math.max(at, Math.min(next?.dueAt ?? nextHour, nextHour));
    const away = outages.find(
      ({ what, from, until }) => what === 'database' && from <= at && at < until,
    );
    if (away !== undefined) at = away.until; // nothing runs, and nothing is written
    if (at >= nextHour) {
      checkedAt = at;
      revive();
    }
    if (next !== undefined && next.dueAt <= at) {
      jobs = jobs.filter((job) => job !== next);
      if (next.kind !== 'mail' && random() < 0.03) met.add('lost');
      else if (!run(next))
        jobs.push({
          ...next,
          attempts: next.attempts + 1,
          dueAt: at + retryDelayMs(next.attempts + 1),
        });
    }
    confirmDue();
    if (!state.facts.checking) checkingSince = at;
    const fault = complaint();
    if (fault !== undefined) return { fault, met };
    if (at > lastUntil + 4 * hourMs && jobs.every(({ kind }) => kind === 'recheck') && !isOwed())
      break;
  }
  for (const { what, until, from } of outages)
    if (until - from > 3 * 24 * hourMs) met.add(`${what} away for days`);
  if (state.facts.checking)
    return {
      fault: `the check is still open ${(at - lastUntil) / hourMs} hours after the last outage`,
      met,
    };
  const checked = state.partners.findIndex(
    ({ standing }) => standing === 'checking' || standing === 'started',
  );
  if (checked >= 0)
    return { fault: `owner ${checked} of ${state.partners.length} was never checked`, met };
  if (state.partners.length > 0 && !state.applied.otherOwnersOpen) met.add('all owners verified');
  if (bankResult === 'down' && !state.facts.isBankVerified)
    return { fault: 'the account was never asked about again', met };
  if (jobs.some(({ kind }) => kind === 'mail')) return { fault: 'a mail is still on its way', met };
  if (undelivered > 0) met.add('undelivered');
  return { end: statusOf(state.facts).waitingOn, met };
}

function randomOutages(random: Random): Outage[] {
  const count = Math.floor(random() * 4);
  return Array.from({ length: count }, () => {
    const from = Math.floor(random() * 2 * hourMs);
    return {
      what: pickWeighted(random, AWAY),
      from,
      until: from + pickWeighted(random, LENGTHS_MS),
    };
  });
}
