/** Kinds of corporation numbers; the first match wins. docs/readings.md 77. */
export const CORPORATION_NUMBER_KINDS = {
  'numeric-only': /^\d+$/,
  'alpha-only': /^[A-Z]+$/,
  alphanumeric: /^/,
} as const;

/**
 * What analytics may know of a corporation number: its kind, length and province, never the number
 * itself. docs/readings.md 77.
 */
export const classifyCorporationNumber = (value: string, province: string) => ({
  numberKind:
    Object.entries(CORPORATION_NUMBER_KINDS).find(([, pattern]) => pattern.test(value))?.[0] ??
    'alphanumeric',
  numberLength: value.length,
  province,
});
