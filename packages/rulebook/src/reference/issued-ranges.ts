/**
 * Numbers that agencies issue: SSN areas, groups, serials and published numbers that are never
 * valid; SIN first digits. Passed to the fields as an argument in the browser and on the server.
 * docs/readings.md 21.
 */
export type IssuedRanges = {
  ssnAreaRefused: readonly (readonly [from: number, to: number])[];
  ssnPublished: readonly string[];
  sinFirstDigitRefused: readonly string[];
};

export const ISSUED_RANGES: IssuedRanges = {
  ssnAreaRefused: [
    [0, 0],
    [666, 666],
    [900, 999],
  ],
  // Printed on wallets, leaflets and advertisements, and therefore withdrawn.
  ssnPublished: (
    '078051120 457555462 219099999 002281852 042103580 062360749 095073645 128036045 135016629 141186941 165167999 165187999 ' +
    '165207999 165227999 165247999 189092294 212097694 212099999 306302348 308125070 468288779 549241889'
  ).split(' '),
  sinFirstDigitRefused: ['0', '8'],
};

/** With `MAGIC_IDS=1`, SSN area 900 and SIN first digit 0 count as issued (sandbox only). */
export const MAGIC_ISSUED_RANGES: IssuedRanges = {
  ...ISSUED_RANGES,
  ssnAreaRefused: [
    [0, 0],
    [666, 666],
    [901, 999],
  ],
  sinFirstDigitRefused: ['8'],
};
