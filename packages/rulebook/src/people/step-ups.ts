import { defineStepUp } from '../core/define-step-up.ts';
import { described } from '../core/describe.ts';
import { type AskedFacts, type Facts, isFinalDecision } from '../core/facts.ts';
import { currentStepUp, type StepUp } from '../core/step-up.ts';
import type { BoStatus } from '../reference/enumerations.ts';

export type OwnersStage = 'open' | 'waiting' | 'closed';

/**
 * What may be done with the list: everything while it is asked for, missing details while partners owe them, and nothing after.
 * See docs/decisions/0023.
 */
export const ownerListStage = ({ stepUps, boStatus }: { stepUps: readonly StepUp[]; boStatus: BoStatus }): OwnersStage =>
  currentStepUp(stepUps)?.type === 'BO_INFO' ? 'open' : boStatus === 'WAITING_FOR_INFO' ? 'waiting' : 'closed';

/** True while owners who are on the list still have to confirm who they are: it was sent, and the application is not decided for good. */
export const awaitsOwners = ({
  boStatus,
  decision,
  areOwnersVerified,
}: Pick<Facts, 'boStatus' | 'decision' | 'areOwnersVerified'>): boolean =>
  boStatus !== 'NONE' && !areOwnersVerified && !isFinalDecision(decision);

/** True once there are other owners in the list and every one is verified: boStatus then counts as NONE. docs/readings.md 83. */
export function areOwnersVerified(people: AskedFacts['people']): boolean {
  const others = people.filter(({ role, listedAt }) => role === 'owner' && listedAt !== undefined);
  return others.length > 0 && others.every(({ isVerified }) => isVerified);
}

/** True while owners may be written to: their list is asked, or they are waited for. */
export const areOwnersAsked = (facts: Parameters<typeof ownerListStage>[0] & Parameters<typeof awaitsOwners>[0]): boolean =>
  ownerListStage(facts) === 'open' || awaitsOwners(facts);

/** What a call about the list of owners is refused by. */
export const PEOPLE_GUARDS = {
  owners: described('the list of owners is asked', (asked: AskedFacts) => ownerListStage(asked) === 'open'),
  ownerCorrections: described(
    'the list is asked, waits for details, or for owners who have not confirmed who they are',
    (asked: AskedFacts) =>
      ownerListStage(asked) !== 'closed' || awaitsOwners({ ...asked, areOwnersVerified: areOwnersVerified(asked.people) }),
  ),
} as const;

/** The steps about the other owners. */
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
  /** The other owners prove who they are; it never holds up the applicant. */
  BO_VERIFICATION: defineStepUp({ subject: 'business', pages: [], waitsFor: 'otherOwners' }),
} as const;
