import { classifyCorporationNumber } from '@signet/rulebook/decision/kyc-payload';
import type { Deps } from '../deps.ts';
import type { Secrets, StoredApplication } from '../store.ts';

/** Tells analytics what kind of corporation number was saved, where one was: never the number. decisions.md, row 3. */
export async function tellCorporationNumber(
  { store }: Pick<Deps, 'store'>,
  { answers }: Pick<StoredApplication, 'answers'>,
  secrets: Secrets,
): Promise<void> {
  const given = Object.values(secrets).find(({ sourceType }) => sourceType === 'CN');
  if (given === undefined) return;
  const params = classifyCorporationNumber(given.value, answers['company.address.territory'] ?? '');
  await store.analytics.add({ type: 'corporationNumber.given', params });
}
