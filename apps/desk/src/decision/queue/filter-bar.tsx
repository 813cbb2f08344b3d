import { keysOf } from '@signet/rulebook/core/keys-of';
import { QUEUE_SORTS, type QueueSort } from '@signet/rulebook/decision/queue-views';
import { LOCALES } from '@signet/rulebook/reference/locales';
import { portalRow } from '@signet/rulebook/reference/portals';
import { Icon } from '@signet/ui/icon';
import { useQueueCounts } from '../queue-counts.tsx';
import {
  type FilterValue,
  QUEUE_FILTERS,
  type QueueFilter,
  type QueueFilters,
} from '../queue-filters.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

/** Whose values are those of what waits now. */
type CountedFilter = 'reason' | 'partner';

const LABELS: {
  [Filter in Exclude<QueueFilter, CountedFilter>]: (value: FilterValue<Filter>) => string;
} = {
  case: (value) => ROOM.case[value],
  market: (value) => ROOM.market[value],
  locale: (value) => LOCALES[value].name,
  risk: (value) => ROOM.risk[value],
  portal: (value) => portalRow(value).brand.name,
  waiting: (value) => TEXTS.waits[value],
  claim: (value) => TEXTS.claims[value],
};

const FILTERS = keysOf(QUEUE_FILTERS);

/** Narrows the queue; the address keeps what is chosen, and nothing else does. */
export function FilterBar({
  filters,
  sort,
  onSort,
  onChange,
}: {
  filters: QueueFilters;
  sort: QueueSort;
  onSort: (sort: QueueSort) => void;
  onChange: (filters: QueueFilters) => void;
}) {
  return (
    <search className="filters" aria-label={TEXTS.filters}>
      {FILTERS.map((filter) => (
        <FilterChip
          key={filter}
          filter={filter}
          value={filters[filter]}
          onChange={(value) => onChange({ ...filters, [filter]: value })}
        />
      ))}
      <select
        className={sort === 'due' ? 'filter' : 'filter filter-on'}
        aria-label={TEXTS.sort}
        value={sort}
        onChange={(event) => onSort(QUEUE_SORTS.find((one) => one === event.target.value) ?? 'due')}
      >
        {QUEUE_SORTS.map((one) => (
          <option key={one} value={one}>
            {TEXTS.sorts[one]}
          </option>
        ))}
      </select>
      {Object.values(filters).some((value) => value !== undefined) && (
        <button type="button" className="btn btn-text" onClick={() => onChange({})}>
          <Icon name="x" size={14} />
          <span>{TEXTS.clearFilters}</span>
        </button>
      )}
    </search>
  );
}

function FilterChip({
  filter,
  value,
  onChange,
}: {
  filter: QueueFilter;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const options = useOptions(filter, value);
  return (
    <select
      className={value === undefined ? 'filter' : 'filter filter-on'}
      aria-label={TEXTS.filter[filter]}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    >
      <option value="">{TEXTS.filter[filter]}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Reasons and partners are offered where something waits for one, in the words that it has. */
function useOptions(
  filter: QueueFilter,
  chosen: string | undefined,
): readonly { value: string; label: string }[] {
  const { reasons, partners } = useQueueCounts();
  if (filter === 'reason' || filter === 'partner') {
    const waiting = {
      reason: reasons.map(({ code, brief }) => ({ value: code as string, label: brief })),
      partner: partners.map(({ id, name }) => ({ value: id, label: name })),
    }[filter];
    return chosen === undefined || waiting.some(({ value }) => value === chosen)
      ? waiting
      : [...waiting, { value: chosen, label: TEXTS.noneWaits }];
  }
  const labelOf = LABELS[filter] as (value: string) => string; // the row of its own filter
  return QUEUE_FILTERS[filter].map((value) => ({ value, label: labelOf(value) }));
}
