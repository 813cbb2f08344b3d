import { randomUUID } from 'node:crypto';
import type { Institution } from './institutions.ts';

export type LinkToken = {
  token: string;
  createdAtMs: number;
  endsAtMs: number;
  clientName: string;
  language: string;
  countries: string[];
  products: string[];
  subtypes: string[];
  webhook: string | null;
  redirectUri: string | null;
  /** Set in update mode: the bank link being repaired. */
  accessToken: string | null;
};
export type Account = {
  id: string;
  name: string;
  officialName: string;
  mask: string;
  subtype: 'checking' | 'savings';
  number: string;
  balance: number;
};
export type Item = {
  id: string;
  accessToken: string;
  institution: Institution;
  accounts: Account[];
  isOtherOwner: boolean;
  products: string[];
  webhook: string | null;
  verificationStatus: string | null;
  error: ItemError | null;
};
export type ItemError = {
  error_type: string;
  error_code: string;
  error_message: string;
  display_message: string | null;
};
type PublicToken = { token: string; item: Item; endsAtMs: number; isUsed: boolean };

export type PlaidStore = {
  linkTokens: Map<string, LinkToken>;
  publicTokens: Map<string, PublicToken>;
  items: Map<string, Item>;
};

export function createPlaidStore(): PlaidStore {
  return { linkTokens: new Map(), publicTokens: new Map(), items: new Map() };
}

export function clearPlaidStore(store: PlaidStore): void {
  for (const part of Object.values(store)) part.clear();
}

/** Every user has the same two accounts at every bank. */
export function newAccounts(institution: Institution): Account[] {
  const isCanadian = institution.country === 'CA';
  const checking = isCanadian ? '111122220000' : '1111222233330000';
  const savings = isCanadian ? '111122221111' : '1111222233331111';
  return [
    {
      id: randomUUID(),
      name: 'Checking',
      officialName: 'Everyday Checking',
      mask: '0000',
      subtype: 'checking',
      number: checking,
      balance: 1100,
    },
    {
      id: randomUUID(),
      name: 'Savings',
      officialName: 'Silver Savings',
      mask: '1111',
      subtype: 'savings',
      number: savings,
      balance: 2100,
    },
  ];
}

const publicTokenLifeMs = 30 * 60_000;

/** Issues a single-use public token, valid for half an hour. */
export function issuePublicToken(store: PlaidStore, item: Item): PublicToken {
  const token = `public-sandbox-${randomUUID()}`;
  const issued = { token, item, endsAtMs: Date.now() + publicTokenLifeMs, isUsed: false };
  store.publicTokens.set(token, issued);
  return issued;
}

type NewItem = {
  institution: Institution;
  accounts: Account[];
  isOtherOwner: boolean;
  products: string[];
  webhook: string | null;
};

/** Creates a bank link; it becomes readable once its public token is exchanged. */
export function newItem(fields: NewItem): Item {
  return {
    ...fields,
    id: randomUUID().replaceAll('-', ''),
    accessToken: `access-sandbox-${randomUUID()}`,
    verificationStatus: null,
    error: null,
  };
}
