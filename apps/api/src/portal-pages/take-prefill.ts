import { PREFILL_ID_PATTERN, PREFILL_PARAMETER } from '@signet/rulebook/partners/prefills';
import type { Deps } from '../deps.ts';
import type { PartnerAsked } from '../platform/config/partners.ts';

/**
 * A query whose prefill is replaced by what the partner left for it, which counts before what else the link says. A link of another partner takes
 * nothing, and uses nothing up.
 */
export async function takePrefill(search: string, asked: PartnerAsked, { store, config }: Pick<Deps, 'store' | 'config'>): Promise<string> {
  const query = new URLSearchParams(search);
  const prefillId = query.get(PREFILL_PARAMETER);
  if (prefillId === null || !PREFILL_ID_PATTERN.test(prefillId)) return search;
  const partnerId = config.partners.partnerIdOf(asked) ?? asked.portal;
  const values = await store.prefills.take({ prefillId, partnerId });
  return `?${new URLSearchParams([...Object.entries(values ?? {}), ...query])}`;
}
