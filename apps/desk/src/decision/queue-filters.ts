import { isOneOf, keysOf } from '@signet/rulebook/core/keys-of';
import { CASE_RISKS } from '@signet/rulebook/decision/case-risk';
import {
  QUEUE_CLAIMS,
  QUEUE_SORTS,
  QUEUE_VIEWS,
  QUEUE_WAIT_IDS,
  type QueueSort,
  type QueueView,
} from '@signet/rulebook/decision/queue-views';
import { REASONS } from '@signet/rulebook/decision/reasons';
import { REVIEW_CASES } from '@signet/rulebook/decision/review-queue';
import type { QueryOf } from '@signet/rulebook/endpoints';
import { PARTNER_ID_PATTERN } from '@signet/rulebook/partners/partner-id';
import { LOCALE_IDS, MARKET_IDS } from '@signet/rulebook/reference/locales';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';

/** What the queue may be narrowed to, each with the values that the address may name, or their form. */
export const QUEUE_FILTERS = {
  case: REVIEW_CASES,
  market: MARKET_IDS,
  locale: LOCALE_IDS,
  risk: CASE_RISKS,
  portal: PORTAL_IDS,
  reason: REASONS,
  waiting: QUEUE_WAIT_IDS,
  claim: QUEUE_CLAIMS,
  partner: PARTNER_ID_PATTERN,
} as const satisfies Partial<Record<keyof QueryOf<'listReviews'>, readonly string[] | RegExp>>;

export type QueueFilter = keyof typeof QUEUE_FILTERS;
export type FilterValue<Filter extends QueueFilter> =
  (typeof QUEUE_FILTERS)[Filter] extends readonly (infer Value)[] ? Value : string;
export type QueueFilters = { [Filter in QueueFilter]?: FilterValue<Filter> };

const isValueOf = (filter: QueueFilter, value: string): boolean => {
  const values = QUEUE_FILTERS[filter];
  return values instanceof RegExp ? values.test(value) : isOneOf<string>(values, value);
};

const FILTERS = keysOf(QUEUE_FILTERS);

export const isQueueView = (text: string): text is QueueView =>
  QUEUE_VIEWS.some((view) => view === text);

/** The filters of an address; what is no value of a filter is as if it were not there. */
export function filtersOf(search: string): QueueFilters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const value = query.get(filter);
      return value !== null && isValueOf(filter, value) ? [[filter, value]] : [];
    }),
  );
}

/** The sort of an address; by the day that is due without one. */
export const sortOf = (search: string): QueueSort => {
  const sort = new URLSearchParams(search).get('sort');
  return isOneOf(QUEUE_SORTS, sort) ? sort : 'due';
};

/** The query of an address with these filters, always in the same order; '' without any. */
export function searchOf(filters: QueueFilters, sort: QueueSort = 'due'): string {
  const query = new URLSearchParams([
    ...FILTERS.flatMap((filter) => {
      const value = filters[filter];
      return value === undefined ? [] : [[filter, value]];
    }),
    ...(sort === 'due' ? [] : [['sort', sort]]),
  ]).toString();
  return query === '' ? '' : `?${query}`;
}

export const queuePath = (
  view: QueueView,
  filters: QueueFilters = {},
  sort: QueueSort = 'due',
): string => `/queue/${view}${searchOf(filters, sort)}`;
