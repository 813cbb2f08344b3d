import { LIMITS } from '../core/limits.ts';
import type { FieldError } from '../core/validate.ts';

/** What the rules about all owners together read of one; `share` is the clean text of its field, like `33.5`. */
type OwnerShare = { id: string; share: string; email: string };

const HUNDREDTHS = 100;
const hundredths = (share: string): number => Math.round(Number(share || '0') * HUNDREDTHS);

/** Shares added up in percent, the warning, and whether they may be sent: a total above 100 cannot be true. decisions.md, row 2. */
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

/** A fault at each owner whose e-mail an owner before has. Document 2, section 5, Contact. */
export function duplicateEmailErrors(owners: readonly Pick<OwnerShare, 'id' | 'email'>[]): FieldError[] {
  const plain = owners.map(({ email }) => email.toLowerCase());
  return owners.flatMap(({ id, email }, at) =>
    email !== '' && plain.indexOf(plain[at] ?? '') < at ? [{ code: 'email.notUnique', field: `${id}.email` }] : [],
  );
}
