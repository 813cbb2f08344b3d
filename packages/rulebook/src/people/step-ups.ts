import { defineStepUp } from '../core/define-step-up.ts';
import { described } from '../core/describe.ts';
import { type Facts, type GuardFacts, isFinalDecision } from '../core/facts.ts';
import { currentStepUp, type StepUp } from '../core/step-up.ts';
import type { BoStatus } from '../reference/enumerations.ts';

export type OwnersStage = 'open' | 'waiting' | 'closed';

/**
 * Editable in full while requested, only for missing details while owners are pending, and closed
 * afterward. docs/decisions/0023.
 */
export const ownerListStage = ({
  stepUps,
  boStatus,
}: {
  stepUps: readonly StepUp[];
  boStatus: BoStatus;
}): OwnersStage =>
  currentStepUp(stepUps)?.type === 'BO_INFO'
    ? 'open'
    : boStatus === 'WAITING_FOR_INFO'
      ? 'waiting'
      : 'closed';

export const awaitsOwners = ({
  boStatus,
  decision,
  areOwnersVerified,
}: Pick<Facts, 'boStatus' | 'decision' | 'areOwnersVerified'>): boolean =>
  boStatus !== 'NONE' && !areOwnersVerified && !isFinalDecision(decision);

/**
 * True once the list has other owners and all are verified: boStatus then counts as NONE.
 * docs/readings.md 83.
 */
export function areOwnersVerified(people: GuardFacts['people']): boolean {
  const others = people.filter(({ role, listedAt }) => role === 'owner' && listedAt !== undefined);
  return others.length > 0 && others.every(({ isVerified }) => isVerified);
}

/** True while owners may be invited: the list is requested, or owners are pending. */
export const areOwnersAsked = (
  facts: Parameters<typeof ownerListStage>[0] & Parameters<typeof awaitsOwners>[0],
): boolean => ownerListStage(facts) === 'open' || awaitsOwners(facts);

/** Guards of calls about the list of owners. */
export const PEOPLE_GUARDS = {
  owners: described(
    'the list of owners is asked',
    (asked: GuardFacts) => ownerListStage(asked) === 'open',
  ),
  ownerCorrections: described(
    'the list is asked, waits for details, or for owners who have not confirmed who they are',
    (asked: GuardFacts) =>
      ownerListStage(asked) !== 'closed' ||
      awaitsOwners({ ...asked, areOwnersVerified: areOwnersVerified(asked.people) }),
  ),
} as const;

export const PEOPLE_STEP_UPS = {
  BO_INFO: defineStepUp({
    subject: 'business',
    pages: [{ id: 'step-owners', page: 'owners' }],
    list: 'owners',
    event: 'boInfo',
    events: {
      started: 'the list of owners was opened',
      success: 'the list of owners was sent',
      failed: 'the list of owners was refused',
      skipped: 'the applicant said that nobody else owns a quarter or more',
    },
    eventProperties: { success: ['owners'] },
  }),
  /** Other owners verify their identity; never blocks the applicant. */
  BO_VERIFICATION: defineStepUp({ subject: 'business', pages: [], waitsFor: 'otherOwners' }),
} as const;
