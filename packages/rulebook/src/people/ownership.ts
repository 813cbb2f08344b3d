import type { Answers } from '../answer-rows.ts';
import type { FieldError } from '../core/form.ts';
import { LIMITS } from '../core/limits.ts';
import type { OWNER_TYPES } from '../reference/enumerations.ts';

type OwnerType = (typeof OWNER_TYPES)[number];

type OwnerShare = { id: string; share: string; email: string };

const HUNDREDTHS = 100;
const hundredths = (share: string): number => Math.round(Number(share || '0') * HUNDREDTHS);

/** Shares added up in percent, the warning, and whether they may be sent: a total above 100 cannot be true. docs/readings.md 81. */
export function ownershipTotal(owners: readonly Pick<OwnerShare, 'share'>[]) {
  const total = owners.reduce((sum, { share }) => sum + hundredths(share), 0);
  const isOver = total > LIMITS.ownershipMaxPercent * HUNDREDTHS;
  const isUnder = total < LIMITS.ownershipWarnBelowPercent * HUNDREDTHS;
  return {
    percent: total / HUNDREDTHS,
    warning: isOver ? ('owners.shareTotalTooHigh' as const) : isUnder ? ('owners.shareTotalTooLow' as const) : undefined,
    maySend: !isOver,
    mustConfirm: isUnder,
  };
}

/** One error at each owner who repeats an earlier e-mail. */
export function duplicateEmailErrors(owners: readonly Pick<OwnerShare, 'id' | 'email'>[]): FieldError[] {
  const plain = owners.map(({ email }) => email.toLowerCase());
  return owners.flatMap(({ id, email }, at) =>
    email !== '' && plain.indexOf(plain[at] ?? '') < at ? [{ code: 'email.notUnique', field: `${id}.email` }] : [],
  );
}

/** As what somebody else is named: whoever runs the business and holds less than a quarter is not asked as an owner. docs/readings.md 82. */
export const NAMED_AS = ['owner', 'controller'] as const;
export type NamedAs = (typeof NAMED_AS)[number];

export const namedAs = ({ isController, ownershipPercentage = '' }: Pick<Answers, 'isController' | 'ownershipPercentage'>): NamedAs =>
  isController === true && Number(ownershipPercentage) < LIMITS.ownerThresholdPercent ? 'controller' : 'owner';

/** True while "nobody else owns 25 %" may be said: not beside somebody on the list who does. docs/readings.md 84. */
export const mayDenyOwners = (owners: readonly { type: OwnerType; ownershipPercentage: string }[]): boolean =>
  owners.every(({ type, ownershipPercentage }) => type !== 'OWNER' || Number(ownershipPercentage) < LIMITS.ownerThresholdPercent);
