import { isOneSlip } from '../core/one-slip.ts';
import type { StaffRole } from '../staff/permissions.ts';
import { isKnownHolder } from './holder-name.ts';

export const COMPARISONS = ['same', 'close', 'other'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What stands on a voided check, field by field, against what was given with the account. */
export const CHECK_FIELDS = ['holder', 'routing', 'account'] as const;
export type CheckField = (typeof CHECK_FIELDS)[number];
export type CheckComparison = Record<CheckField, Comparison>;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const compared = (typed: string, known: string): Comparison =>
  typed === known ? 'same' : isOneSlip(typed, known) ? 'close' : 'other';

/** A number that is one slip away was misread, or mistyped; one that is missing is another. */
const comparedNumber = (typed: string, known: string): Comparison =>
  digitsOf(known) === '' ? 'other' : compared(digitsOf(typed), digitsOf(known));

const comparedHolder = (typed: string, holder: string): Comparison =>
  isKnownHolder(typed, [holder])
    ? 'same'
    : compared(typed.trim().toLowerCase(), holder.trim().toLowerCase());

/** Compares all three, so that one call says as much as one look at the check. */
export const comparedCheck = (
  typed: Record<CheckField, string>,
  known: Record<CheckField, string>,
): CheckComparison => ({
  holder: comparedHolder(typed.holder, known.holder),
  routing: comparedNumber(typed.routing, known.routing),
  account: comparedNumber(typed.account, known.account),
});

export const isSameCheck = (comparison: CheckComparison): boolean =>
  CHECK_FIELDS.every((field) => comparison[field] === 'same');

/**
 * Whether somebody may confirm the account of a voided check: once all three were the same, or as a
 * senior who answers for it. Whoever works by commands has no screen to compare on. docs/decisions/0245.
 */
export const mayConfirmCheck = ({
  isCompared,
  roles,
}: {
  isCompared: boolean;
  roles: readonly StaffRole[];
}): boolean => isCompared || roles.some((role) => role === 'senior' || role === 'personsKey');
