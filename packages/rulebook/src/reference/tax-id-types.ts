export const SOURCE_TYPES = ['SSN4', 'SSN9', 'FEIN', 'SIN', 'BN', 'CN'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const IDENTIFICATION_TYPES = ['INDIVIDUAL', 'BUSINESS'] as const;
export type IdentificationType = (typeof IDENTIFICATION_TYPES)[number];

export const TAX_ID_KINDS = {
  SSN4: {
    names: 'INDIVIDUAL',
    market: 'US',
    what: 'the last four digits of a Social Security number',
  },
  SSN9: { names: 'INDIVIDUAL', market: 'US', what: 'a whole Social Security number' },
  FEIN: { names: 'BUSINESS', market: 'US', what: 'an Employer Identification Number' },
  SIN: { names: 'INDIVIDUAL', market: 'CA', what: 'a Social Insurance Number' },
  BN: { names: 'BUSINESS', market: 'CA', what: 'a business number of the Canada Revenue Agency' },
  CN: { names: 'BUSINESS', market: 'CA', what: 'a corporation number' },
} as const satisfies Record<
  SourceType,
  { names: IdentificationType; market: 'US' | 'CA'; what: string }
>;

export type PersonsSourceType = {
  [Type in SourceType]: (typeof TAX_ID_KINDS)[Type]['names'] extends 'INDIVIDUAL' ? Type : never;
}[SourceType];
