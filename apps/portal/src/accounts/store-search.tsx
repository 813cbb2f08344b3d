import { LIMITS } from '@signet/rulebook/core/limits';
import { Button } from '@signet/ui/button';
import { TextField } from '@signet/ui/text-field';
import { ApiError } from '@signet/web/api';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { showError } from '../platform/feedback/show-error.ts';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { leaveAfterLoad } from '../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts');

export type StorePage<Store> = { stores: readonly Store[]; next: string | undefined };
export type LoadStores<Store> = (query: {
  search?: string;
  after?: string;
}) => Promise<StorePage<Store>>;

const SEARCH = 'search';

/**
 * This history entry's search text, so that reload and Back keep it; otherwise the query of a
 * natively submitted form.
 */
function searchedFor(): string {
  const entry = window.history.state as { search?: string } | null; // written by StoreSearch
  return (entry?.search ?? new URLSearchParams(window.location.search).get(SEARCH) ?? '').slice(
    0,
    LIMITS.storeNameMaxChars,
  );
}

export type StoreSearchState<Store> = {
  page: StorePage<Store> | undefined;
  search: string;
  /** The running request; presses meanwhile are ignored. */
  pending: 'search' | 'more' | 'nothing';
  hasFailed: boolean;
  /** True when the server returned no store at all. */
  isEmpty: boolean;
  find: (search: string) => void;
  more: () => void;
};

/**
 * Paginated store search; failures show a toast and leave the page able to retry. `ask` must be a
 * stable function.
 */
export function useStoreSearch<Store>(loadStores: LoadStores<Store>): StoreSearchState<Store> {
  const [page, setPage] = useState<StorePage<Store>>();
  const [search, setSearch] = useState('');
  const [pending, setPending] = useState<StoreSearchState<Store>['pending']>('search');
  const [hasFailed, setFailed] = useState(false);
  const requestCount = useRef(0);
  // Only the latest request counts: responses to earlier ones are dropped.
  const take = useCallback(
    (answer: Promise<StorePage<Store>>, show: (found: StorePage<Store>) => void) => {
      requestCount.current += 1;
      const nth = requestCount.current;
      const settle = (end: () => void) => {
        if (nth !== requestCount.current) return;
        setPending('nothing');
        end();
      };
      const fail = (error: unknown) => {
        if (leaveAfterLoad(error)) return;
        setFailed(true);
        showError({ code: error instanceof ApiError ? error.code : 'stores.failed' });
      };
      answer.then(
        (found) => settle(() => show(found)),
        (error: unknown) => settle(() => fail(error)),
      );
    },
    [],
  );
  const find = useCallback(
    (wanted: string) => {
      setSearch(wanted);
      setPending('search');
      setFailed(false);
      take(loadStores(wanted === '' ? {} : { search: wanted }), setPage);
    },
    [loadStores, take],
  );
  useEffect(() => find(searchedFor()), [find]);
  const more = () => {
    if (page?.next === undefined || pending !== 'nothing') return;
    setPending('more');
    take(loadStores({ ...(search === '' ? {} : { search }), after: page.next }), (found) =>
      setPage({ stores: [...page.stores, ...found.stores], next: found.next }),
    );
  };
  const isEmpty =
    page !== undefined &&
    page.stores.length === 0 &&
    search === '' &&
    pending === 'nothing' &&
    !hasFailed;
  return { page, search, pending, hasFailed, isEmpty, find, more };
}

/** A native form, so that it works before hydration. */
export function StoreSearch<Store>({
  state: { find, pending },
}: {
  state: StoreSearchState<Store>;
}) {
  const texts = useTexts();
  const [typed, setTyped] = useState(searchedFor);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    window.history.replaceState({ ...window.history.state, search: wanted }, '');
    find(wanted);
  };
  return (
    <search>
      <form className="store-search" method="get" onSubmit={submit}>
        <TextField
          name={SEARCH}
          label={texts.searchLabel}
          value={typed}
          onChange={setTyped}
          maxLength={LIMITS.storeNameMaxChars}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button
          type="submit"
          kind="secondary"
          icon="search"
          busy={pending === 'search'}
          busyLabel={texts.searching}
        >
          {texts.search}
        </Button>
      </form>
    </search>
  );
}

export function MoreStores<Store>({
  state: { page, search, pending, hasFailed, more },
}: {
  state: StoreSearchState<Store>;
}) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const count = page?.stores.length ?? 0;
  const words =
    page &&
    !hasFailed &&
    (count === 0 && search !== ''
      ? fillIn(texts.noneFound, { search })
      : page.next || search
        ? fillIn(texts.shown, { count })
        : '');
  return (
    <>
      <p className="meta" role="status">
        {words}
      </p>
      {page?.next && (
        <Button
          kind="secondary"
          onClick={more}
          busy={pending === 'more'}
          busyLabel={texts.searching}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}
