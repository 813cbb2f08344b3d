import { useSearch } from 'wouter';

const usualWeeks = 4;

/** What is asked for, as it stands in the address. */
export function useInsightQuery(): {
  search: string;
  query: Readonly<Record<string, string>>;
  weeks: number;
} {
  const search = useSearch();
  const query = Object.fromEntries(new URLSearchParams(search));
  return { search, query, weeks: Number(query.weeks ?? usualWeeks) };
}
