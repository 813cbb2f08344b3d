import type { ApplicationView } from '@signet/rulebook/application-view';

/** The end of the phone's number: all that is shown of it, in a way that can also be read out. ux.md, item 66. */
export const lastFourOf = ({ otp, applicant }: Pick<ApplicationView, 'otp' | 'applicant'>): string =>
  (otp?.phone ?? applicant.phone.localPhoneNumber ?? '').slice(-4);
