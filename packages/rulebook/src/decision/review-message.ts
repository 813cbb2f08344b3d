import type { ErrorCode } from '../core/errors.ts';

/** Digits that somebody wrote together, spaces and hyphens between them aside. */
const NUMBERS = /\d(?:[\s\u00a0.\-‐–]?\d)*/g;
/** A telephone number as our markets write them, the country code before it or not. */
const TELEPHONE = /^1?[2-9]\d{2}[2-9]\d{6}$/;
/** The shortest number that names a person: a Social Security number, a SIN, an EIN. */
const identifyingDigits = 9;

/** True for text with a number that names a person, a card or an account: it goes to a mailbox, where none may lie. docs/decisions/0054. */
export const namesIdentifyingNumber = (text: string): boolean =>
  [...text.matchAll(NUMBERS)]
    .map(([number]) => number.replace(/\D/g, ''))
    .some((digits) => digits.length >= identifyingDigits && !TELEPHONE.test(digits));

/** What is wrong with what somebody writes; undefined where nothing is. */
export function reviewMessageError(text: string): ErrorCode | undefined {
  if (text.trim() === '') return 'reviewRequest.empty';
  return namesIdentifyingNumber(text) ? 'reviewRequest.numberIncluded' : undefined;
}
