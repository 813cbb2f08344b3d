import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import type { PartnerStatus } from '@signet/rulebook/partners/partner-statuses';
import type { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { call } from '../call.ts';

export type ApplicantFilters = {
  status?: PartnerStatus | undefined;
  name?: string | undefined;
  referralUrlId?: string | undefined;
  createdFrom?: number | undefined;
};

const perPage = 25;

const page = (
  filters: ApplicantFilters,
  more: { limit?: number; cursor?: string | undefined } = {},
): Promise<ReplyOf<'listPartnerApplications'>> => {
  const { status, ...others } = filters;
  const given = { ...others, limit: perPage, ...more, ...(status && { status: [status] }) };
  return call('listPartnerApplications', {
    query: Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined && value !== ''),
    ),
  });
};

/** All that the filters let through, for a file; as many as a spreadsheet is good for. */
export async function allApplicants(
  filters: ApplicantFilters,
  most: number,
): Promise<{ applicants: PartnerApplication[]; isWhole: boolean }> {
  const applicants: PartnerApplication[] = [];
  let cursor: string | undefined;
  do {
    const { applications, next } = await page(filters, { limit: 50, cursor });
    applicants.push(...applications);
    cursor = next;
  } while (cursor !== undefined && applicants.length < most);
  return { applicants, isWhole: cursor === undefined };
}

export type Applicants = {
  rows: readonly PartnerApplication[] | undefined;
  hasMore: boolean;
  isLoading: boolean;
  isMoreLoading: boolean;
  error: ApiError | undefined;
  more: () => void;
  reload: () => Promise<void>;
};

type Further = { of: unknown; rows: readonly PartnerApplication[]; next: string | undefined };

/** The first page of what the filters let through, and further ones as they are asked for. */
export function useApplicants(filters: ApplicantFilters): Applicants {
  const first = useLoadedData(JSON.stringify(filters), () => page(filters));
  const [further, setFurther] = useState<Further>();
  const { pending, error, act } = useAction<'more'>();
  // Further pages belong to the first that they continue.
  const kept = further?.of === first.data ? further : undefined;
  const next = kept === undefined ? first.data?.next : kept.next;
  const more = () =>
    void act('more', async () => {
      const found = await page(filters, { cursor: next });
      setFurther({
        of: first.data,
        rows: [...(kept?.rows ?? []), ...found.applications],
        next: found.next,
      });
    });
  return {
    rows: first.data && [...first.data.applications, ...(kept?.rows ?? [])],
    hasMore: next !== undefined,
    isLoading: first.isLoading,
    isMoreLoading: pending === 'more',
    error: first.error ?? error,
    more,
    reload: first.reload,
  };
}
