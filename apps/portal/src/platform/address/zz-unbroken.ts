/** The text on one line: its spaces and hyphens are no places to break at. For codes and dates, never for a sentence. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
