import type { FieldError } from '../core/form.ts';
import { LIMITS } from '../core/limits.ts';

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
