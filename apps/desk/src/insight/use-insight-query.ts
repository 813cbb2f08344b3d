import { useLocation, useSearch } from 'wouter';

const usualWeeks = 4;

/** What is asked for, as it stands in the address, and how it is changed there. */
export function useInsightQuery(): {
  search: string;
  query: Readonly<Record<string, string>>;
  weeks: number;
  /** An empty value takes the choice away. */
  change: (name: string, value: string) => void;
} {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const change = (name: string, value: string) => {
    const to = new URLSearchParams(search);
    if (value === '') to.delete(name);
    else to.set(name, value);
    navigate(`${path}?${to}`, { replace: true });
  };
  const query = Object.fromEntries(new URLSearchParams(search));
  return { search, query, weeks: Number(query.weeks ?? usualWeeks), change };
}
