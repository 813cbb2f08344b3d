import { STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import { type PersonIdentity, personFingerprintInput } from '@signet/rulebook/people/person-fingerprint';
import type { Sealer } from '../platform/seal/seal.ts';

/** What is written of a fingerprint: its text, null to erase it, undefined to leave it as it is. */
export type PersonHmac = string | null | undefined;

const NOBODY: PersonIdentity = { firstName: '', lastName: '', birthDate: '', personTaxId: '' };

const IDENTIFYING = STORED_ANSWERS.filter(({ identifies }) => identifies === true).map(({ id }) => id);

/** True for an answer that tells one person from another. */
export const isIdentifying = (id: string): boolean => IDENTIFYING.some((known) => known === id);

/** The fingerprint once `changed` stands over `before`; of a kind of its own, so that it equals no other one. */
export function personHmac(changed: Partial<PersonIdentity>, before: Partial<PersonIdentity>, sealer: Sealer): PersonHmac {
  if (Object.keys(changed).length === 0) return undefined;
  const input = personFingerprintInput({ ...NOBODY, ...before, ...changed });
  return input === undefined ? null : sealer.fingerprint('person', input);
}
