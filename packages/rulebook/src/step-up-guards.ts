import { described } from './core/describe.ts';
import type { GuardFacts } from './core/facts.ts';
import { keysOf, tableOf } from './core/keys-of.ts';
import { currentStepUp } from './core/step-up.ts';
import { isChecking } from './decision/reasons.ts';
import { openRenewalOf } from './identity/document-renewal.ts';
import { PEOPLE_GUARDS } from './people/step-ups.ts';
import { PHONE_GUARDS } from './phone/step-ups.ts';
import { STEP_UP_TYPES, type StepUpType } from './reference/enumerations.ts';

type Guard = ((asked: GuardFacts) => boolean) & { says: string };

const stepUpGuard = (type: StepUpType): Guard =>
  described(
    `${type} is asked, and no check runs`,
    (asked: GuardFacts) => !isChecking(asked) && currentStepUp(asked.stepUps)?.type === type,
  );

const OF_TYPES = tableOf(keysOf(STEP_UP_TYPES), stepUpGuard);

/** An approved person shows the next photo ID by the calls that took the first. */
const IDENTITY_GUARDS = {
  GOV_ID_SELFIE: described(
    `${OF_TYPES.GOV_ID_SELFIE.says}; or the photo ID of an approved applicant expires`,
    (asked: GuardFacts) =>
      OF_TYPES.GOV_ID_SELFIE(asked) ||
      openRenewalOf(asked, asked.people.find(({ role }) => role === 'applicant')?.id) !== undefined,
  ),
} satisfies Partial<Record<StepUpType, Guard>>;

/**
 * Which step-up must be open for a call; otherwise the call answers 409 with the right next page,
 * before its body is validated.
 */
export const STEP_UP_GUARDS = {
  ...OF_TYPES,
  ...IDENTITY_GUARDS,
  ...PHONE_GUARDS,
  ...PEOPLE_GUARDS,
};

export type StepUpGuard = keyof typeof STEP_UP_GUARDS;
