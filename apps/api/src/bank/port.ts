import type { Locale } from '@signet/rulebook/reference/locales';
import type { Market } from '@signet/rulebook/reference/markets';

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
};

/** Thrown where the person's link cannot be used (an old, used or foreign token, no such account): choosing the account again mends it. */
export class BankLinkError extends Error {
  constructor() {
    super('the bank link cannot be used');
    this.name = 'BankLinkRefused';
  }
}

/** Bank accounts: linked in the vendor's window, or typed and asked about. Every method may throw ProviderDown. */
export type BankPort = {
  linkToken(who: { reference: string; brand: string; market: Market; locale: Locale }): Promise<string>;
  /** The chosen account behind the window's token; throws BankLinkRefused. The token is spent by it. */
  linkedAccount(chosen: { publicToken: string; accountId?: string }): Promise<BankAccount>;
  /** Whether the account bears one of these names; the bank may not say. */
  holderMatches(account: { accessToken: string; accountId: string; names: readonly string[] }): Promise<'same' | 'other' | 'unknown'>;
  /** What the bank network knows of a typed account. `unproven`: it may exist, nobody knows. */
  verify(account: {
    holder: string;
    accountNumber: string;
    place: BankBranch;
  }): Promise<'verified' | 'notFound' | 'nameDiffers' | 'unproven'>;
};
