import { keysOf } from '@signet/rulebook/core/keys-of';
import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { PORTAL_IDS, portalRow } from '@signet/rulebook/reference/portals';
import { TEXTS as DECISION } from '../decision/texts.en-US.ts';
import { fillIn } from '../platform/texts.tsx';
import { localeName } from './figure-words.ts';
import { TEXTS } from './texts.en-US.ts';
import { useInsightQuery } from './use-insight-query.ts';

type Choices = readonly (readonly [value: string, label: string])[];

const OF_EVERY_PAGE = {
  portal: PORTAL_IDS.map((id) => [id, portalRow(id).brand.name] as const),
  market: (['US', 'CA'] as const).map((id) => [id, DECISION.market[id]] as const),
  locale: LOCALE_IDS.map((id) => [id, localeName(id)] as const),
} satisfies Record<string, Choices>;

export type InsightFiltersProps = {
  /** How many weeks may be asked for. */
  weeks: readonly number[];
  /** What this page can be narrowed by besides; one without choices is not offered. */
  choices: Partial<Record<Exclude<keyof typeof TEXTS.any, keyof typeof OF_EVERY_PAGE>, Choices>>;
};

/** Narrows a page of insight; what is chosen stands in its address. */
export function InsightFilters({ weeks: offered, choices }: InsightFiltersProps) {
  const { query, weeks, change } = useInsightQuery();
  const all: Partial<Record<keyof typeof TEXTS.any, Choices>> = { ...OF_EVERY_PAGE, ...choices };
  return (
    <search className="insight-filters" aria-label={TEXTS.filters}>
      <select
        className="filter filter-on"
        aria-label={TEXTS.period}
        value={weeks}
        onChange={({ target: { value } }) => change('weeks', value)}
      >
        {offered.map((count) => (
          <option key={count} value={count}>
            {fillIn(TEXTS.weeks, { weeks: count })}
          </option>
        ))}
      </select>
      {keysOf(TEXTS.any).map((name) => {
        const rows = all[name] ?? [];
        return (
          rows.length > 0 && (
            <select
              key={name}
              className={query[name] === undefined ? 'filter' : 'filter filter-on'}
              aria-label={TEXTS.any[name]}
              value={query[name] ?? ''}
              onChange={({ target: { value } }) => change(name, value)}
            >
              <option value="">{TEXTS.any[name]}</option>
              {rows.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )
        );
      })}
    </search>
  );
}
