import type { ApplicationView } from '@signet/rulebook/application-view';
import { type Locale, localeRow } from '@signet/rulebook/reference/locales';

/** Ten national digits as they are read: `(415) 555-0123`, in French `514 555-0123`. */
export const formatPhone = (digits: string, locale: Locale): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, localeRow(locale).phone);

/** The end of the phone's number: all that is shown of it, in a way that can also be read out. docs/readings.md 27. */
export const maskedPhone = ({ otp, applicant }: Pick<ApplicationView, 'otp' | 'applicant'>): string =>
  (otp?.phone ?? applicant.phone.localPhoneNumber ?? '').slice(-4);
