import type { ReplyOf } from '@signet/rulebook/endpoints';
import { ApiError } from '@signet/web/api';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { leaveAfterLoad } from '../platform/use-mutation.ts';

/** Read directly from the address, which only a full page load changes. */
export const namedInAddress = (name: 'businessId' | 'offerId'): string | undefined =>
  new URLSearchParams(window.location.search).get(name) ?? undefined;

type Found = ReplyOf<'getCashAdvanceEligibility'> & Partial<ReplyOf<'getCashAdvanceOffers'>>;
export type OffersState =
  | { state: 'loading' }
  | { state: 'silent' }
  | { state: 'leaving' }
  | ({ state: 'found' } & Found);

/** Cash advance eligibility with any offers; `silent` when the lending partner did not respond. */
export function useOffers(): { found: OffersState; load: () => void } {
  const [found, setFound] = useState<OffersState>({ state: 'loading' });
  const load = useCallback(() => {
    setFound({ state: 'loading' });
    loadOffers().then(
      (answer) => setFound({ state: 'found', ...answer }),
      (error: unknown) => setFound({ state: leaveAfterLoad(error) ? 'leaving' : 'silent' }),
    );
  }, []);
  useEffect(load, [load]);
  return { found, load };
}

async function loadOffers(): Promise<Found> {
  const named = namedInAddress('businessId');
  const eligibility = await call('getCashAdvanceEligibility', {
    query: named === undefined ? {} : { businessId: named },
  });
  if (!eligibility.eligible || eligibility.businessId === undefined) return eligibility;
  const offers = await call('getCashAdvanceOffers', {
    query: { businessId: eligibility.businessId },
  });
  return { ...eligibility, ...offers };
}

export const hasEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'cashAdvance.offerEnded';
