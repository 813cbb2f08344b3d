/**
 * Makes user input safe for one line of a mail or text: no line breaks, no bidirectional controls,
 * capped. docs/readings.md 109.
 */
export const toSingleLine = (text: string, maxChars = 64): string =>
  [
    ...text
      .replace(/[\p{C}\u2028\u2029]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, maxChars)
    .join('')
    .trimEnd();
