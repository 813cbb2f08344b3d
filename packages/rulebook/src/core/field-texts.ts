import type { Market } from '../reference/locales.ts';
import { LIMITS } from './limits.ts';

export type FieldTextsRow = {
  label: string;
  hint?: string;
  why?: string;
  errors: Readonly<Record<string, string>>;
  /**
   * What the button says that confirms an unlikely value, by the rule's code, where repeating the
   * value wouldn't answer the question.
   */
  confirms?: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, { label: string; help?: string }>>;
  /** Variant for a market, because one language may be used in both. */
  byMarket?: { readonly CA?: Partial<Omit<FieldTextsRow, 'byMarket'>> };
};

export const fieldTextsFor = (row: FieldTextsRow, market: Market): FieldTextsRow => ({
  ...row,
  ...(market === 'CA' ? row.byMarket?.CA : undefined),
});

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
  addressMaxChars: LIMITS.addressMaxChars,
  accountHolderMaxChars: LIMITS.accountHolderMaxChars,
  companyNameMin: LIMITS.companyNameChars[0],
  companyNameMax: LIMITS.companyNameChars[1],
  companyNumberMin: LIMITS.companyNumberChars[0],
  companyNumberMax: LIMITS.companyNumberChars[1],
  accountMinDigits: LIMITS.accountMinDigits,
  accountMaxDigits: LIMITS.accountMaxDigits,
};
