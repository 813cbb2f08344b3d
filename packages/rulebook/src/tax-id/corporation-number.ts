/** The kinds of corporation numbers, the first that holds. docs/readings.md 77. */
export const CORPORATION_NUMBER_KINDS = { 'numeric-only': /^\d+$/, 'alpha-only': /^[A-Z]+$/, alphanumeric: /^/ } as const;

/** What analytics may know of a corporation number in the clean form: its kind, length and province, never the number. docs/readings.md 77. */
export const classifyCorporationNumber = (value: string, province: string) => ({
  numberKind: Object.entries(CORPORATION_NUMBER_KINDS).find(([, pattern]) => pattern.test(value))?.[0] ?? 'alphanumeric',
  numberLength: value.length,
  province,
});
