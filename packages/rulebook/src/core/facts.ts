import type { BoStatus, Decision, Intent, SignUpForm } from '../reference/enumerations.ts';
import type { Currency } from '../reference/locales.ts';
import type { Portal } from '../reference/portals.ts';
import type { Flags } from './flags.ts';
import type { StepUp } from './step-up.ts';

/** True once the business may take payments, whatever is left to do. */
export const isApproved = ({ decision }: { decision: Decision }): boolean => decision === 'APPROVED' || decision === 'APPROVED_PENDING';

/** True for a final decision, which closes every step-up and ends the rounds. */
export const isFinalDecision = (decision: Decision): boolean => decision === 'APPROVED' || decision === 'DECLINED';

/** What a call is refused by, as it is stored: only what its own guard reads is worked out. Times in ms of the product's clock. */
export type AskedFacts = Pick<Facts, 'flags' | 'currency' | 'decision' | 'boStatus' | 'stepUps' | 'wasPhoneNetworkChecked'> & {
  checkingSince?: number;
  reason?: string;
  /** Everybody of the application; `listedAt` once they stand in the list of owners. */
  people: readonly { role: 'applicant' | 'owner'; listedAt?: number; isVerified: boolean }[];
};

/** Everything that page choice reads about an application. The page is computed from it and never stored. */
export type Facts = {
  portal: Portal;
  flags: Flags;
  currency: Currency;
  intent: Intent;
  /** True for one that came to a business that was there. */
  hasBusinessId: boolean;
  /** True once what it came for beside its own account is connected. docs/decisions/0086. */
  isConnected?: boolean;
  /** True for a further store that has no name yet. */
  lacksStoreName?: boolean;
  applicationLevel: 'BASIC' | 'FULL';
  /** The first sign-up form that lacks an answer, or none. */
  incompleteForm?: SignUpForm;
  /** True once `onboard` was accepted. */
  isSubmitted: boolean;
  /** True while evidence is being collected. */
  checking: boolean;
  decision: Decision;
  /** True while a source that did not answer is asked again by itself, and no person looks yet. docs/readings.md 86. */
  isRecheckPending: boolean;
  boStatus: BoStatus;
  stepUps: readonly StepUp[];
  /** The chosen trade's segment, or none. */
  segment?: 'RESTAURANT' | 'RETAIL';
  /** True once the mobile network was asked for the phone's number and gave none. docs/readings.md 66. */
  wasPhoneNetworkChecked: boolean;
  /** True once every other owner is verified: boStatus then counts as NONE. docs/readings.md 83. */
  areOwnersVerified: boolean;
  isBankLinked: boolean;
  /** True once the bank has said that the linked account is theirs; until then nobody is paid out. */
  isBankVerified: boolean;
  /** Where a person of ours looks at the account: they still have to, or have refused it, and it is no longer linked. */
  bankReview?: 'open' | 'refused';
  /** Where the test deposits of the linked account stand, if it has any. */
  testDeposits?: 'sent' | 'arrived' | 'failed';
  /** True when the bank was put off ("I'll do this later"). */
  isBankDeferred: boolean;
  /** Where to go when all is done, from configuration only. docs/readings.md 110. */
  redirectUrl?: string;
};
