import { DESK_LOCALE } from '../platform/texts.tsx';

/** A part of a whole that is not zero, in percent with at most one decimal. */
export const percentWords = (part: number, of: number): string =>
  new Intl.NumberFormat(DESK_LOCALE, { style: 'percent', maximumFractionDigits: 1 }).format(
    part / of,
  );
