import type { ErrorCode } from '../core/errors.ts';

/** Runs of digits, ignoring spaces and hyphens between them. */
const NUMBERS = /\d(?:[\s\u00a0.\-‐–]?\d)*/g;
/** A North American phone number, with or without the country code. */
const TELEPHONE = /^1?[2-9]\d{2}[2-9]\d{6}$/;
/** The shortest number that identifies a person or business: SSN, SIN or EIN. */
const identifyingDigits = 9;

/**
 * True for text with a number that identifies a person, a card or an account: the text goes to a
 * mailbox, which must not hold one. docs/decisions/0054.
 */
export const namesIdentifyingNumber = (text: string): boolean =>
  [...text.matchAll(NUMBERS)]
    .map(([number]) => number.replace(/\D/g, ''))
    .some((digits) => digits.length >= identifyingDigits && !TELEPHONE.test(digits));

export function reviewMessageError(text: string): ErrorCode | undefined {
  if (text.trim() === '') return 'reviewRequest.empty';
  return namesIdentifyingNumber(text) ? 'reviewRequest.numberIncluded' : undefined;
}
