import type { Answers } from '../answer-rows.ts';
import type { FieldError } from '../core/form.ts';
import { basisPointsOf, percentOf } from '../core/percent.ts';
import type { OWNER_TYPES } from '../reference/enumerations.ts';
import { PEOPLE_LIMITS } from './limits.ts';

type OwnerType = (typeof OWNER_TYPES)[number];

type OwnerShare = { id: string; share: string; email: string };

/**
 * Total share in percent, with its warning; a total above 100 blocks submission. docs/readings.md
 * 81.
 */
export function ownershipTotal(owners: readonly Pick<OwnerShare, 'share'>[]) {
  const total = owners.reduce((sum, { share }) => sum + basisPointsOf(share), 0);
  // Each share may have been rounded up by a hundredth: three times 33.34 is 100.02.
  // docs/readings.md 258.
  const isOver = total > basisPointsOf(String(PEOPLE_LIMITS.ownershipMaxPercent)) + owners.length;
  const isUnder = total < basisPointsOf(String(PEOPLE_LIMITS.ownershipWarnBelowPercent));
  return {
    percent: Number(percentOf(total)),
    warning: isOver
      ? ('owners.shareTotalTooHigh' as const)
      : isUnder
        ? ('owners.shareTotalTooLow' as const)
        : undefined,
    maySend: !isOver,
    mustConfirm: isUnder,
  };
}

/** One error for each owner who repeats an earlier e-mail. */
export function duplicateEmailErrors(
  owners: readonly Pick<OwnerShare, 'id' | 'email'>[],
): FieldError[] {
  const plain = owners.map(({ email }) => email.toLowerCase());
  return owners.flatMap(({ id, email }, at) =>
    email !== '' && plain.indexOf(plain[at] ?? '') < at
      ? [{ code: 'email.notUnique', field: `${id}.email` }]
      : [],
  );
}

/** A controller who owns less than 25 % is not addressed as an owner. docs/readings.md 82. */
export const NAMED_AS = ['owner', 'controller'] as const;
export type NamedAs = (typeof NAMED_AS)[number];

export const namedAs = ({
  isController,
  ownershipPercentage = '',
}: Pick<Answers, 'isController' | 'ownershipPercentage'>): NamedAs =>
  isController === true && Number(ownershipPercentage) < PEOPLE_LIMITS.ownerThresholdPercent
    ? 'controller'
    : 'owner';

/** "Nobody else owns 25 %" is available only while no listed owner does. docs/readings.md 84. */
export const mayDenyOwners = (
  owners: readonly { type: OwnerType; ownershipPercentage: string }[],
): boolean =>
  owners.every(
    ({ type, ownershipPercentage }) =>
      type !== 'OWNER' || Number(ownershipPercentage) < PEOPLE_LIMITS.ownerThresholdPercent,
  );
