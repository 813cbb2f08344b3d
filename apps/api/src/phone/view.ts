import { currentPhoneLinkState } from '@signet/rulebook/phone/phone-link';
import { currentPhoneStep, maySendPhoneLink } from '@signet/rulebook/phone/step-ups';
import type { StoredApplication } from '../application/stored-application.ts';

export const maskedPhone = (phone: string): string => `••• ••• ${phone.slice(-4)}`;

export function otpOf({ answers, code, stepUps, phoneChangesLeft }: StoredApplication) {
  const phone = answers['applicant.phone.localPhoneNumber'];
  if (phone === undefined || code === undefined || currentPhoneStep(stepUps) === undefined)
    return undefined;
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

/** Codes and links share the resend wait. */
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
