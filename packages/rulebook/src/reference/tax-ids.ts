/** Tax id source types. Document 1, section 3, Enumerations. */
export const SOURCE_TYPES = ['SSN4', 'SSN9', 'FEIN', 'SIN', 'BN', 'CN'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** Whose number it is. Document 1, section 3, Enumerations. */
export const IDENTIFICATION_TYPES = ['INDIVIDUAL', 'BUSINESS'] as const;
export type IdentificationType = (typeof IDENTIFICATION_TYPES)[number];
