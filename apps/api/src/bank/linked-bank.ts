import type { BankFailure } from '@signet/rulebook/bank/bank-link';
import type { BankCheckResult, BankReview, BankStatus } from '@signet/rulebook/bank/bank-status';
import type { TestDepositView } from '@signet/rulebook/bank/test-deposits';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import type { NewJob } from '../platform/jobs/job.ts';

/** A bank account to link; number and token are sealed on insert. */
export type NewBank = {
  id: string;
  kind: 'plaid' | 'manual';
  /** True where another account was in use before. */
  isChange?: boolean;
  bankName?: string;
  holder?: string;
  accountType: string;
  routing?: string;
  transit?: string;
  institution?: string;
  accountNumber?: string;
  last4: string;
  vendorAccountId?: string;
  vendorToken?: string;
  vendorItemId?: string;
  availableCents?: number;
  instantAuth?: boolean;
  status: BankStatus;
  /** Result of the last check; tells reviewers why the account is pending. */
  checkResult?: BankCheckResult;
  provenAs?: BankCheckResult;
  actor: string;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
  once?: IdempotentCall;
};

export type LinkedBank = {
  kind: 'plaid' | 'manual';
  bankName?: string;
  last4: string;
  accountType: string;
  status: BankStatus;
  availableCents?: number;
  instantAuth?: boolean;
  failure?: BankFailure;
  /** In ms of the product's clock; absent once it has passed. */
  payoutsFrom?: number;
  /** The open manual review, if any, and whether a void check was uploaded. */
  review?: BankReview;
  hasVoidCheck?: boolean;
  maySendVoidCheck?: boolean;
  /** Its test deposits, while they can still prove the account or after they failed. */
  testDeposits?: TestDepositView;
};
