import type { BankLinkState } from '@signet/rulebook/bank/bank-link';
import type { AmountsAnswer, TestDepositOutcome } from '@signet/rulebook/bank/test-deposits';
import type { Locale, Market } from '@signet/rulebook/reference/locales';

/** `logo`: a PNG in base64, where we may show it. */
export type Institution = { name: string; markets: readonly Market[]; logo?: string };

export type BankBranch = { routing: string } | { institution: string; transit: string };

export type BankAccount = {
  accountId: string;
  itemId: string;
  accessToken: string;
  bankName?: string;
  accountType: 'CHECKING' | 'SAVINGS';
  last4: string;
  accountNumber: string;
  place: BankBranch;
  /** Available balance in cents; undefined when the bank omits it or reports another currency. */
  availableCents?: number;
  isInstant: boolean;
};

/**
 * Thrown for an unusable link (stale, used or foreign token, unknown account); choosing the account
 * again helps.
 */
export class BankLinkError extends Error {
  constructor() {
    super('the bank link cannot be used');
    this.name = 'BankLinkError';
  }
}

/** Signs the vendor's webhooks; an expired key must not be trusted. */
export type WebhookKey = { kty: string; crv: string; x: string; y: string; expiredAt?: number };

/**
 * Bank accounts, linked in the vendor's window or typed and verified. Every method may throw
 * ProviderDown.
 */
export type BankPort = {
  linkToken(who: {
    reference: string;
    brand: string;
    market: Market;
    locale: Locale;
  }): Promise<string>;
  /** The configured institutions that can be linked at once; others are left out. */
  institutions(): Promise<readonly Institution[]>;
  /** Throws BankLinkError. The public token works once. */
  linkedAccount(chosen: { publicToken: string; accountId?: string }): Promise<BankAccount>;
  /** `unknown` when the bank reports no name. */
  holderMatches(account: {
    accessToken: string;
    accountId: string;
    names: readonly string[];
  }): Promise<'same' | 'other' | 'unknown'>;
  /** `changed` when the account's numbers differ from these. */
  linkState(link: {
    accessToken: string;
    accountId: string;
    accountNumber: string;
    place: BankBranch;
  }): Promise<BankLinkState>;
  webhookKey(keyId: string): Promise<WebhookKey | undefined>;
  /** `other`: held in another name; `unproven`: may exist, but the vendor cannot verify it. */
  verify(account: {
    holder: string;
    accountNumber: string;
    place: BankBranch;
  }): Promise<'verified' | 'notFound' | 'other' | 'unproven'>;
};

export type PayoutAccount = {
  holder: string;
  email: string;
  isBusiness: boolean;
  accountType: 'CHECKING' | 'SAVINGS';
  accountNumber: string;
  place: BankBranch;
  /** When the holder agreed to debits, in ms. */
  agreedAt: number;
};

/**
 * Payouts, and the two test deposits that verify a typed account; only the vendor knows the
 * amounts. Methods may throw ProviderDown.
 */
export type PayoutPort = {
  /** Idempotent per reference; `returned` when the vendor cannot pay into the account. */
  sendDeposits(
    reference: string,
    account: PayoutAccount,
  ): Promise<{ id: string; arrivesAt: number } | 'returned'>;
  /** Compares amounts in cents; repeating the same amounts repeats the answer. */
  checkAmounts(id: string, amounts: readonly [number, number]): Promise<AmountsAnswer>;
  /** Undefined while the deposits await confirmation. */
  depositsOutcome(id: string): Promise<TestDepositOutcome | undefined>;
  /** Cancels the deposits; their amounts no longer verify the account. */
  withdrawDeposits(id: string): Promise<void>;
};
