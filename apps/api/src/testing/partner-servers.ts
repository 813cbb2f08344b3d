import { PARTNER_SCOPE_IDS, type PartnerScope } from '@signet/rulebook/partners/partner-access';
import { expect } from 'vitest';
import { PARTNER_ROW, type PartnerRow } from '../platform/config/partner-row.ts';
import { BARE_ROWS } from '../platform/config/partners.ts';
import { type ApiUnderTest, newVisitor } from './test-api.ts';
import { jobsOf } from './test-jobs.ts';

export const partnerRow = (
  id: string,
  referralUrlIds: readonly string[],
  more: object = {},
): PartnerRow =>
  PARTNER_ROW.parse({ id, portal: 'POYNT', brand: { name: id }, referralUrlIds, ...more });

export async function seedPartners(at: ApiUnderTest, rows: readonly PartnerRow[]): Promise<void> {
  await at.deps.store.referralPartners.load([...BARE_ROWS, ...rows], {
    operator: 'test',
    fileHash: 'test',
  });
  at.deps.config.partners.replace([...BARE_ROWS, ...rows]);
}

export async function partnerServer(
  at: ApiUnderTest,
  partnerId: string,
  scopes: readonly PartnerScope[] = PARTNER_SCOPE_IDS,
) {
  const made = await at.deps.store.partnerKeys.add({
    partnerId,
    mode: 'test',
    scopes,
    operator: 'test',
  });
  if (made === undefined) throw new Error('the partner has two keys already');
  const { id, key } = made;
  const shown = { authorization: `Bearer ${key}` };
  return {
    id,
    key,
    get: <Body>(path: string, headers: Record<string, string> = shown) =>
      newVisitor(at).get<Body>(path, headers),
    post: <Body>(path: string, body: unknown, headers: Record<string, string> = shown) =>
      newVisitor(at).send<Body>('POST', path, body, { headers }),
    put: <Body>(path: string, body: unknown) =>
      newVisitor(at).send<Body>('PUT', path, body, { headers: shown }),
    revoke: () => at.deps.store.partnerKeys.revoke({ id, operator: 'test' }),
  };
}

/**
 * Runs jobs until no partner notification is due; a single `runDue` stops after its time limit even
 * if some are left.
 */
export async function deliverAll({ queue, database }: ApiUnderTest): Promise<void> {
  const due = async () => {
    await queue.runDue();
    const jobs = await jobsOf(database);
    return jobs.filter(({ kind, isDue }) => isDue && /^(tell-partner|deliver-webhook)$/.test(kind));
  };
  await expect.poll(due, { timeout: 60_000 }).toEqual([]);
}
