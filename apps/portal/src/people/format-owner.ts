import type { OwnerView } from '@signet/rulebook/people/view';
import type { Locale } from '@signet/rulebook/reference/locales';

/** Somebody other than the applicant. */
export const isOtherOwner = ({ type }: OwnerView): boolean => type === 'OWNER';

/** The whole name. */
export const fullName = ({ firstName, lastName }: Pick<OwnerView, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

/** A share as the language writes it: `33.5%`, `33,5 %`. ux.md, point 10. */
export const formatShare = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
