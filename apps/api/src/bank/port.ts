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
};

/** Thrown where the link cannot be used (an old, used or foreign token, an unknown account); choosing the account again helps. */
export class BankLinkError extends Error {
  constructor() {
    super('the bank link cannot be used');
    this.name = 'BankLinkRefused';
  }
}

/** Bank accounts: linked in the vendor's window, or typed and asked about. Every method may throw ProviderDown. */
export type BankPort = {
  linkToken(who: { reference: string; brand: string; market: Market; locale: Locale }): Promise<string>;
  /** Throws BankLinkError. The token can be used once. */
  linkedAccount(chosen: { publicToken: string; accountId?: string }): Promise<BankAccount>;
  /** Undefined where the bank does not say. */
  holderMatches(account: { accessToken: string; accountId: string; names: readonly string[] }): Promise<'same' | 'other' | 'unknown'>;
  /** `unproven`: it may exist, nobody can tell. */
  verify(account: {
    holder: string;
    accountNumber: string;
    place: BankBranch;
  }): Promise<'verified' | 'notFound' | 'nameDiffers' | 'unproven'>;
};
