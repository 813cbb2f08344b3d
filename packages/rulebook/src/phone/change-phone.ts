import type { ErrorCode } from '../core/errors.ts';

type PhoneChange = {
  phone: string;
  /** The number that codes are sent to now. */
  current: string;
  /** Numbers of the other owners of the same application. */
  ownersPhones: readonly string[];
  changesLeft: number;
};

/** Why an applicant's number cannot be changed to this one after sending; undefined where it can. docs/decisions/0053. */
export function phoneChangeError({ phone, current, ownersPhones, changesLeft }: PhoneChange): ErrorCode | undefined {
  if (changesLeft <= 0) return 'phone.changeLimitExceeded';
  if (phone === current) return 'phone.unchanged';
  // A number that is another owner's proves who that owner is, not who applies.
  return ownersPhones.includes(phone) ? 'phone.usedByOwner' : undefined;
}
