import type { Market } from '../reference/locales.ts';
import { LIMITS } from './limits.ts';

/** Texts of one field: label, hint, the reason for asking, each error by the last part of its code, and the labels of its choices. */
export type FieldTextsRow = {
  label: string;
  hint?: string;
  why?: string;
  errors: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, { label: string; help?: string }>>;
  /** Variant for a market, because one language may be used in both. */
  byMarket?: { readonly CA?: Partial<Omit<FieldTextsRow, 'byMarket'>> };
};

/** Applies the market's variant. */
export const fieldTextsFor = (row: FieldTextsRow, market: Market): FieldTextsRow => ({
  ...row,
  ...(market === 'CA' ? row.byMarket?.CA : undefined),
});

/** Placeholder values of field texts: ages and lengths. */
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
