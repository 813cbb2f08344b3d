import type { ApplicationView } from '@signet/rulebook/application-view';

/** Ten national digits as they are read: `(415) 555-0123`, in French `514 555-0123`. ux.md, item 78. */
export function formatPhone(digits: string, locale: string): string {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (area === undefined) return digits;
  return locale.startsWith('fr') ? `${area}\u00a0${exchange}-${line}` : `(${area})\u00a0${exchange}-${line}`;
}

/** The end of the phone's number: all that is shown of it, in a way that can also be read out. ux.md, item 66. */
export const maskedPhone = ({ otp, applicant }: Pick<ApplicationView, 'otp' | 'applicant'>): string =>
  (otp?.phone ?? applicant.phone.localPhoneNumber ?? '').slice(-4);
