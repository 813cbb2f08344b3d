import type { Market } from '../reference/locales.ts';
import { LIMITS } from './limits.ts';

/** The words of one question: label, hint, why it is asked, each error by how its code ends, and the words of its choices. */
export type FieldTextsRow = {
  label: string;
  hint?: string;
  why?: string;
  errors: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, { label: string; help?: string }>>;
  /** Variant for a market: one language may be read in both. */
  byMarket?: { readonly CA?: Partial<Omit<FieldTextsRow, 'byMarket'>> };
};

/** The words of a question for a reader in a market: one language may be read in both. */
export const fieldTextsFor = (row: FieldTextsRow, market: Market): FieldTextsRow => ({
  ...row,
  ...(market === 'CA' ? row.byMarket?.CA : undefined),
});

/** What the words of fields may name, whatever was typed: ages and lengths. */
export const FIELD_PLACEHOLDER_VALUES = {
  minAge: LIMITS.minAgeYears,
  maxAge: LIMITS.maxAgeYears,
  personNameMaxChars: LIMITS.personNameMaxChars,
  businessNameMinChars: LIMITS.businessNameMinChars,
  businessNameMaxChars: LIMITS.businessNameMaxChars,
  storeNameMinChars: LIMITS.storeNameMinChars,
  storeNameMaxChars: LIMITS.storeNameMaxChars,
  emailMaxChars: LIMITS.emailMaxChars,
  websiteMaxChars: LIMITS.websiteMaxChars,
  domainMaxChars: LIMITS.domainMaxChars,
  addressMaxChars: LIMITS.addressMaxChars,
  accountMinDigits: LIMITS.accountMinDigits,
  accountMaxDigits: LIMITS.accountMaxDigits,
};
