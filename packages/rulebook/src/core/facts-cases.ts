import {
  BO_STATUSES,
  DECISIONS,
  SIGN_UP_FORMS,
  type StepUpType,
} from '../reference/enumerations.ts';
import { STEP_UPS } from '../step-ups.ts';
import type { Facts } from './facts.ts';
import { defaultFlags } from './flags.ts';
import { keysOf } from './keys-of.ts';
import type { StepUp } from './step-up.ts';

/** Facts of a submitted, undecided application, with overrides. */
export const testFacts = (changed: Partial<Facts> = {}): Facts => ({
  portal: 'POYNT',
  flags: defaultFlags(),
  currency: 'USD',
  intent: 'CREATE_BUSINESS',
  hasBusinessId: false,
  applicationLevel: 'FULL',
  isSubmitted: true,
  checking: false,
  decision: 'PENDING',
  isRecheckPending: false,
  boStatus: 'NONE',
  stepUps: [],
  wasPhoneNetworkChecked: false,
  areOwnersVerified: false,
  hasUnreachedOwner: false,
  isBankLinked: false,
  isBankVerified: false,
  isBankDeferred: false,
  ...changed,
});

export const openStepUps = (...types: StepUpType[]): StepUp[] =>
  types.map((type) => ({ type, requestedAt: 0 }));

const yesNo = [false, true];
const FORMS = [undefined, ...SIGN_UP_FORMS];
const STEPS: (StepUpType | undefined)[] = [undefined, ...keysOf(STEP_UPS)];
const BANKS = [
  {},
  { isBankLinked: true },
  { isBankLinked: true, isBankVerified: true },
  { isBankLinked: true, isBankVerified: true, arePayoutsHeld: true },
  { isBankLinked: true, testDeposits: 'sent' },
  { isBankLinked: true, testDeposits: 'arrived' },
  { testDeposits: 'failed' },
  { isBankLinked: true, bankReview: 'open' },
  { bankReview: 'refused' },
] as const satisfies Partial<Facts>[];

/** Every combination of the facts that page choice and status read. */
export const allFactCombinations = (): Facts[] =>
  yesNo.flatMap((isSubmitted) =>
    yesNo.flatMap((checking) =>
      DECISIONS.flatMap((decision) =>
        BO_STATUSES.flatMap((boStatus) =>
          STEPS.flatMap((step) =>
            BANKS.flatMap((bank) =>
              yesNo.flatMap((bankDeferred) =>
                FORMS.map((incompleteForm) =>
                  testFacts({
                    isSubmitted,
                    checking,
                    decision,
                    boStatus,
                    stepUps: step ? openStepUps(step) : [],
                    ...bank,
                    isBankDeferred: bankDeferred,
                    incompleteForm,
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
