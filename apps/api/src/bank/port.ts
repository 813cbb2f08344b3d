import type { BankLinkState } from '@signet/rulebook/bank/bank-link';
import type { AmountsAnswer, TestDepositOutcome } from '@signet/rulebook/bank/test-deposits';
import type { Locale, Market } from '@signet/rulebook/reference/locales';

/** Where an account is: US banks by routing number, Canadian ones by institution and transit. */
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
  /** What can be drawn on, in cents; undefined where the bank does not say, or says it in another currency. */
  availableCents?: number;
  /** True where the bank itself gave the numbers at once. */
  isInstant: boolean;
};

/** Thrown where the link cannot be used (an old, used or foreign token, an unknown account); choosing the account again helps. */
export class BankLinkError extends Error {
  constructor() {
    super('the bank link cannot be used');
    this.name = 'BankLinkRefused';
  }
}

/** A key that the vendor signs its webhooks with; one that has expired signs nothing any more. */
export type WebhookKey = { kty: string; crv: string; x: string; y: string; expiredAt?: number };

/** Bank accounts: linked in the vendor's window, or typed and asked about. Every method may throw ProviderDown. */
export type BankPort = {
  linkToken(who: { reference: string; brand: string; market: Market; locale: Locale }): Promise<string>;
  /** Throws BankLinkError. The token can be used once. */
  linkedAccount(chosen: { publicToken: string; accountId?: string }): Promise<BankAccount>;
  /** Undefined where the bank does not say. */
  holderMatches(account: { accessToken: string; accountId: string; names: readonly string[] }): Promise<'same' | 'other' | 'unknown'>;
  /** How a link stands now; `changed`: the account has other numbers than these. */
  linkState(link: { accessToken: string; accountId: string; accountNumber: string; place: BankBranch }): Promise<BankLinkState>;
  /** Undefined for a key that is none of the vendor's. */
  webhookKey(keyId: string): Promise<WebhookKey | undefined>;
  /** `other`: it is in another name than that; `unproven`: it may exist, nobody can tell. */
  verify(account: { holder: string; accountNumber: string; place: BankBranch }): Promise<'verified' | 'notFound' | 'other' | 'unproven'>;
};

/** Who is paid, and where: what test deposits are sent with. */
export type PayoutAccount = {
  holder: string;
  email: string;
  isBusiness: boolean;
  accountType: 'CHECKING' | 'SAVINGS';
  accountNumber: string;
  place: BankBranch;
  /** When its person agreed to debits, in ms. */
  agreedAt: number;
};

/** Payouts, and the two test deposits that prove a typed account; amounts are the vendor's alone. Every method may throw ProviderDown. */
export type PayoutPort = {
  /** Two deposits, never a second pair for the same reference; `returned`: the vendor cannot send to that account. */
  sendDeposits(reference: string, account: PayoutAccount): Promise<{ id: string; arrivesAt: number } | 'returned'>;
  /** Whether the amounts, in cents, are those that were sent; the same question again is answered alike. */
  checkAmounts(id: string, amounts: readonly [number, number]): Promise<AmountsAnswer>;
  /** How they ended at the vendor, or undefined while they wait for their amounts. */
  depositsOutcome(id: string): Promise<TestDepositOutcome | undefined>;
  /** Their amounts count no more. */
  withdrawDeposits(id: string): Promise<void>;
};
