import { currentPhoneLinkState } from '@signet/rulebook/phone/phone-link';
import { currentPhoneStep, maySendPhoneLink } from '@signet/rulebook/phone/step-ups';
import type { StoredApplication } from '../platform/store-types.ts';

/** Shows the last four digits only. */
export const maskedPhone = (phone: string): string => `••• ••• ${phone.slice(-4)}`;

/** Where the one-time code stands, while the phone may be proven by one. */
export function otpOf({ answers, code, stepUps, phoneChangesLeft }: StoredApplication) {
  const phone = answers['applicant.phone.localPhoneNumber'];
  if (phone === undefined || code === undefined || currentPhoneStep(stepUps) === undefined) return undefined;
  return {
    phone: maskedPhone(phone),
    sentAt: code.sentAt,
    resendAt: code.resendAt,
    expiresAt: code.expiresAt,
    attemptsLeft: code.attemptsLeft,
    locked: code.locked,
    lockedUntil: code.lockedUntil,
    changesLeft: phoneChangesLeft,
  };
}

/** Where the texted link stands, while the phone may be proven by one; codes and links share the wait for the next send. */
export function phoneLinkOf(application: StoredApplication, now: number) {
  const { answers, code, phoneLink } = application;
  const phone = answers['applicant.phone.localPhoneNumber'];
  if (phone === undefined || !maySendPhoneLink(application)) return undefined;
  return {
    phone: maskedPhone(phone),
    ...(phoneLink && currentPhoneLinkState(phoneLink, now)),
    sentAt: phoneLink?.sentAt,
    expiresAt: phoneLink?.expiresAt,
    resendAt: code?.resendAt,
    locked: code?.locked ?? false,
    lockedUntil: code?.lockedUntil,
  };
}
