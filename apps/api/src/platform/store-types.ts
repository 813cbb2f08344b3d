import type { BankStatus } from '@signet/rulebook/bank/bank-status';
import type { BoStatus, Decision, Intent, Portal } from '@signet/rulebook/core/facts';
import type { Answers } from '@signet/rulebook/forms';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { Currency, Market } from '@signet/rulebook/reference/markets';
import type { StepUpType } from '@signet/rulebook/step-ups';
import type { IdempotentCall, NewJob, OutboxMessage, SecretAnswers } from '../store.ts';
import type { WrappedKey } from './seal/seal.ts';

/** What an application begins with. */
export type NewApplication = {
  userId: string;
  portal: Portal;
  market: Market;
  currency: Currency;
  referralUrlId?: string;
  intent: Intent;
  locale: Locale;
  level: 'BASIC' | 'FULL';
  answers: Answers;
  secrets?: SecretAnswers;
  source?: string;
  medium?: string;
  serviceType?: string;
  agentId?: string;
  actor: string;
  /** True: an application that was approved is found as well. docs/decisions/0031. */
  find?: boolean;
  jobs?: readonly NewJob[];
  once?: IdempotentCall;
};

/** Answers of an application that was not sent; an empty text removes the answer. */
export type SavedAnswers = {
  id: string;
  userId: string;
  version: number;
  answers: Answers;
  secrets?: SecretAnswers;
  actor: string;
  more?: { bankDeferred?: boolean; locale?: Locale; intent?: Intent };
  /** From the loaded application; read when missing and secrets are given. */
  dataKey?: WrappedKey;
};

/** How a round ended, and what goes with it. */
export type NewDecision = {
  id: string;
  round: number;
  outcome: Decision;
  rowId: string;
  reason?: string;
  evidence: Readonly<Record<string, unknown>>;
  version: string;
  stepUp?: StepUpType;
  boStatus?: BoStatus;
  decidedBy: 'rules' | 'person';
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
  actor: string;
};

/** A bank account that is linked; number and token are sealed. */
export type NewBank = {
  id: string;
  kind: 'plaid' | 'manual';
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
  status: BankStatus;
  actor: string;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
  dataKey?: WrappedKey;
  once?: IdempotentCall;
};
