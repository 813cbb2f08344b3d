import './queue.css';
import type { QueueSort, QueueView } from '@signet/rulebook/decision/queue-views';
import { QUEUE_VIEWS } from '@signet/rulebook/decision/queue-views';
import { SAVED_VIEW_ID_PATTERN } from '@signet/rulebook/decision/saved-views';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Icon } from '@signet/ui/icon';
import { KeyHint } from '@signet/ui/key-hint';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { DESK_PAGES } from '../../desk-pages.ts';
import { TEXTS as INSIGHT } from '../../insight/texts.en-US.ts';
import { call } from '../../platform/call.ts';
import { useDeskEvents } from '../../platform/desk-events.tsx';
import { useKeys } from '../../platform/keys.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay } from '../../session/session.tsx';
import { Bar, NotFound } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { timeWords } from '../due-words.ts';
import { TEXTS as HAND_OUT } from '../hand-out/texts.en-US.ts';
import { AtTheDesk } from '../presence.tsx';
import { type SavedView, useQueueCounts } from '../queue-counts.tsx';
import {
  filtersOf,
  isQueueView,
  type QueueFilters,
  queuePath,
  searchOf,
  sortOf,
} from '../queue-filters.ts';
import { noteListed, noteQueue, noteRow } from '../queue-return.ts';
import { rowKey } from '../queue-row.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { useTakeNext } from '../use-take-next.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { QueueTable } from './queue-table.tsx';
import { focusedRow, focusRow, moveFocus, useReturnedFocus } from './row-focus.ts';
import { SavedViewAct } from './saved-view-act.tsx';
import { type Selection, useSelection } from './selection.ts';
import { TEXTS } from './texts.en-US.ts';
import { useQueue } from './use-queue.ts';

const HandOutDrawer = lazy(() =>
  import('../hand-out/hand-out-drawer.tsx').then((module) => ({ default: module.HandOutDrawer })),
);
const LookAgainDrawer = lazy(() =>
  import('../hand-out/look-again-drawer.tsx').then((module) => ({
    default: module.LookAgainDrawer,
  })),
);
const KeysDialog = lazy(() =>
  import('../keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })),
);
const TodayFigures = lazy(() =>
  import('./today-figures.tsx').then((module) => ({ default: module.TodayFigures })),
);
const PeekDrawer = lazy(() =>
  import('../peek/peek-drawer.tsx').then((module) => ({ default: module.PeekDrawer })),
);
const AwayDrawer = lazy(() =>
  import('../hand-out/away-drawer.tsx').then((module) => ({ default: module.AwayDrawer })),
);

type Props = {
  /** While its rows are on their way, such as to load what is opened next. */
  onAsked: () => Promise<void>;
};

/** One of our views, narrowed by the address, or one that somebody saved. */
export function QueuePage({ id, onAsked }: { id: string } & Props) {
  const search = useSearch();
  const [filters, sort] = [filtersOf(search), sortOf(search)];
  const { saved } = useQueueCounts();
  if (isQueueView(id)) return <QueueScreen view={id} {...{ filters, sort, onAsked }} />;
  if (!SAVED_VIEW_ID_PATTERN.test(id)) return <NotFound />;
  if (saved === undefined) return <LoadingRows />;
  const found = saved.find((one) => one.id === id);
  if (found === undefined) return <NotFound />;
  const { view = 'all', ...own } = found.filters;
  return <QueueScreen key={id} view={view} filters={own} saved={found} {...{ sort, onAsked }} />;
}

/** The cases that wait for a person: one view of them. */
function QueueScreen({
  view,
  filters,
  sort,
  saved,
  onAsked,
}: {
  view: QueueView;
  filters: QueueFilters;
  sort: QueueSort;
  saved?: SavedView;
} & Props) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const pathBy = (by: QueueSort) =>
    saved === undefined ? queuePath(view, filters, by) : `/queue/${saved.id}${searchOf({}, by)}`;
  const path = pathBy(sort);
  const may = useMay();
  const queue = useQueue(view, filters, sort);
  const { recount, saved: savedViews = [] } = useQueueCounts();
  const { takeNext, isTaking, notice } = useTakeNext(view, filters);
  const { error, act } = useAction<'claim' | 'release'>();
  const [areKeysOpen, setKeysOpen] = useState(false);
  const selection = useSelection(queue.shown);
  const [drawer, setDrawer] = useState<'handOut' | 'lookAgain' | 'away'>();
  const [said, setSaid] = useState<string>();
  const peek = usePeek(queue.shown);
  useReturnedFocus(queue.isRead);
  const name = saved?.name ?? ROOM.view[view];
  useEffect(() => noteQueue({ path, name }), [path, name]);
  const { shown } = queue;
  useEffect(
    () => noteListed(shown.map(({ row }) => ({ reference: row.reference, key: rowKey(row) }))),
    [shown],
  );
  // After the effect that asks for the rows: a press right after they stand waits for no script.
  useEffect(() => void onAsked(), [onAsked]);

  const onRow = (action: 'claim' | 'release') => {
    const found = queue.shown.find(({ row }) => rowKey(row) === focusedRow());
    if (found === undefined || !may('case.work')) return;
    const { id } = found.row;
    void act(
      action,
      async () => {
        await call(action === 'claim' ? 'claimReview' : 'releaseReview', { params: { id } });
        await queue.reload();
        recount();
      },
      `${action} ${id}`,
    );
  };
  const rowWithFocus = () => queue.shown.find(({ row }) => rowKey(row) === focusedRow())?.row.id;
  const mayAssign = may('case.assign');
  const select = (isRange: boolean) => {
    const id = rowWithFocus();
    if (mayAssign && id !== undefined) selection.toggle(id, isRange);
  };
  const onBulkDone = (text: string) => {
    setDrawer(undefined);
    setSaid(text);
    selection.clear();
    void queue.reload();
    recount();
  };
  const focused = rowWithFocus();
  const handedOut = selection.ids.size > 0 ? [...selection.ids] : focused ? [focused] : [];
  useKeys({
    ...viewKeys(savedViews, search, navigate),
    x: () => select(false),
    X: () => select(true),
    a: () => mayAssign && handedOut.length > 0 && setDrawer('handOut'),
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    n: () => may('case.work') && takeNext(),
    c: () => onRow('claim'),
    e: () => onRow('release'),
    '/': () => document.querySelector<HTMLElement>('.filters select')?.focus(),
    '?': () => setKeysOpen(true),
  });

  const problem = error ? errorText(error) : notice;
  return (
    <>
      <PageTitle page={name} />
      <Bar crumbs={[{ label: TEXTS.title }]} isTitle>
        <AtTheDesk />
        <Freshness readAt={queue.readAt} isStale={queue.error !== undefined} />
        {mayAssign && (
          <Button kind="secondary" onClick={() => setDrawer('away')}>
            {HAND_OUT.awayAct}
          </Button>
        )}
        {may('case.work') && (
          <Button busy={isTaking} busyLabel={ROOM.takingNext} onClick={takeNext}>
            {ROOM.takeNext} <KeyHint keys={['N']} />
          </Button>
        )}
      </Bar>
      <Views view={saved?.id ?? view} />
      <div className="queue-tools">
        <FilterBar
          {...{ filters, sort }}
          onSort={(by) => navigate(pathBy(by), { replace: true })}
          onChange={(to) => navigate(queuePath(view, to, sort), { replace: true })}
        />
        <SavedViewAct {...{ view, filters, saved }} />
        <div className="queue-new" role="status">
          {queue.held > 0 && (
            <button type="button" className="new-rows" onClick={queue.showNew}>
              <Icon name="arrow-up" size={14} />
              <span>{fillIn(TEXTS.new, { count: queue.held })}</span>
            </button>
          )}
        </div>
      </div>
      <main id="main" className="queue" tabIndex={-1}>
        <div role="status" className="queue-notice">
          {problem && <Banner tone="warn">{problem}</Banner>}
          {said && !problem && <Banner tone="good">{said}</Banner>}
        </div>
        <BulkBar
          count={selection.ids.size}
          onHandOut={() => setDrawer('handOut')}
          onLookAgain={() => setDrawer('lookAgain')}
          onClear={selection.clear}
        />
        <QueueBody
          {...{ view, queue, sort, isFiltered: Object.keys(filters).length > 0 }}
          selection={mayAssign ? selection : undefined}
          onPeek={peek.open}
        />
      </main>
      <Hints onAll={() => setKeysOpen(true)} />
      <Suspense>
        {drawer === 'handOut' && (
          <HandOutDrawer ids={handedOut} onClose={() => setDrawer(undefined)} onDone={onBulkDone} />
        )}
        {drawer === 'lookAgain' && (
          <LookAgainDrawer
            ids={handedOut}
            title={fillIn(HAND_OUT.again.titleOf, { count: handedOut.length })}
            onClose={() => setDrawer(undefined)}
            onDone={(putOff) =>
              onBulkDone(
                fillIn(HAND_OUT.again.doneOf, { done: putOff.length, count: handedOut.length }),
              )
            }
          />
        )}
        {peek.row && <PeekDrawer row={peek.row} onMove={peek.move} onClose={peek.close} />}
        {drawer === 'away' && <AwayDrawer onClose={() => setDrawer(undefined)} />}
        {areKeysOpen && <KeysDialog open onClose={() => setKeysOpen(false)} />}
      </Suspense>
    </>
  );
}

/** The row that is looked at without being opened; focus is on it again once it is closed. */
function usePeek(shown: ReturnType<typeof useQueue>['shown']) {
  const [key, setKey] = useState<string>();
  const [last, setLast] = useState<string>();
  const at = shown.findIndex(({ row }) => rowKey(row) === key);
  useEffect(() => {
    if (key === undefined && last !== undefined) focusRow(last);
  }, [key, last]);
  const open = (to: string) => {
    setKey(to);
    setLast(to);
    noteRow(to);
  };
  return {
    row: shown[at]?.row,
    open,
    move: (by: 1 | -1) => {
      const next = shown[at + by];
      if (next !== undefined) open(rowKey(next.row));
    },
    close: () => setKey(undefined),
  };
}

/** Green while changes are told at once, amber while the page only asks from time to time. */
function Freshness({ readAt, isStale }: { readAt: number | undefined; isStale: boolean }) {
  const { isLive } = useDeskEvents();
  if (readAt === undefined) return null;
  const text = isStale ? TEXTS.stale : isLive ? TEXTS.live : TEXTS.polled;
  return (
    <span className={isLive && !isStale ? 'fresh' : 'fresh fresh-stale'}>
      {fillIn(text, { time: timeWords(readAt) })}
    </span>
  );
}

const pathOfView = (view: QueueView, search: string): string =>
  queuePath(view, filtersOf(search), sortOf(search));

/** 1 to 9: the views in their order, ours before those that somebody saved. */
const viewKeys = (
  saved: readonly SavedView[],
  search: string,
  navigate: (path: string) => void,
): Record<string, () => void> =>
  Object.fromEntries(
    [
      ...QUEUE_VIEWS.map((view) => pathOfView(view, search)),
      ...saved.map(({ id }) => `/queue/${id}`),
    ]
      .slice(0, 9)
      .map((path, at) => [String(at + 1), () => navigate(path)]),
  );

function Views({ view }: { view: string }) {
  const { countOf, saved = [] } = useQueueCounts();
  const search = useSearch();
  return (
    <nav className="views" aria-label={TEXTS.views}>
      {QUEUE_VIEWS.map((each) => (
        <Link
          key={each}
          href={pathOfView(each, search)}
          aria-current={each === view ? 'page' : undefined}
          className={each === 'late' && (countOf('late') ?? 0) > 0 ? 'view view-late' : 'view'}
        >
          <span>{ROOM.view[each]}</span>
          <span className="view-count">{countOf(each) ?? ''}</span>
        </Link>
      ))}
      {saved.map(({ id, name, count }) => (
        <Link
          key={id}
          href={`/queue/${id}`}
          aria-current={id === view ? 'page' : undefined}
          className="view view-saved"
        >
          <span>{name}</span>
          <span className="view-count">{count}</span>
        </Link>
      ))}
    </nav>
  );
}

function QueueBody({
  view,
  queue,
  sort,
  isFiltered,
  selection,
  onPeek,
}: {
  view: QueueView;
  queue: ReturnType<typeof useQueue>;
  sort: QueueSort;
  isFiltered: boolean;
  selection: Selection | undefined;
  onPeek: (key: string) => void;
}) {
  const { countOf } = useQueueCounts();
  const may = useMay();
  if (!queue.isRead && queue.error) return <Failed error={errorText(queue.error)} queue={queue} />;
  if (!queue.isRead) return <LoadingRows />;
  if (queue.shown.length === 0) {
    const isAllEmpty = countOf('all') === 0;
    const { title, text } = isAllEmpty
      ? TEXTS.empty.all
      : isFiltered
        ? TEXTS.emptyFiltered
        : TEXTS.empty[view];
    return (
      <div className="queue-empty">
        <span className="queue-empty-mark">
          <Icon name="inbox" size={36} />
        </span>
        <h2>{title}</h2>
        <p className="soft">{text}</p>
        {!isFiltered && may(DESK_PAGES.levels.may) && (
          <Suspense>
            <TodayFigures />
          </Suspense>
        )}
        {isAllEmpty && <EmptyQueueLinks />}
        {!isAllEmpty && view !== 'all' && <Link href="/queue/all">{ROOM.view.all}</Link>}
      </div>
    );
  }
  return (
    <>
      {queue.error && queue.readAt !== undefined && (
        <div className="queue-notice">
          <Banner tone="warn" role="status">
            <span>{fillIn(TEXTS.failedSince, { time: timeWords(queue.readAt) })}</span>{' '}
            <button type="button" className="btn btn-text" onClick={() => void queue.reload()}>
              {PLATFORM.tryAgain}
            </button>
          </Banner>
        </div>
      )}
      <div className={queue.error ? 'stale' : undefined}>
        <QueueTable
          rows={queue.shown}
          isBusy={false}
          hasMore={queue.hasMore}
          sort={sort}
          onFocus={noteRow}
          onPeek={onPeek}
          selection={selection}
        />
      </div>
      {queue.hasMore && (
        <div className="queue-more">
          {queue.more instanceof Error && <p role="alert">{errorText(queue.more)}</p>}
          <Button
            kind="secondary"
            busy={queue.more === 'loading'}
            busyLabel={TEXTS.loadingMore}
            onClick={() => void queue.loadMore()}
          >
            {TEXTS.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where there is something to do or to see although nothing waits. */
function EmptyQueueLinks() {
  const { countOf } = useQueueCounts();
  const may = useMay();
  const views = (['second', 'waiting', 'looking-again'] as const).filter(
    (view) => (countOf(view) ?? 0) > 0,
  );
  return (
    <p className="queue-empty-links">
      {views.map((view) => (
        <Link key={view} href={queuePath(view, {})} className="btn btn-secondary">
          {ROOM.view[view]} <span className="view-count">{countOf(view)}</span>
        </Link>
      ))}
      {may(DESK_PAGES.levels.may) && (
        <Link href={DESK_PAGES.levels.path} className="btn btn-secondary">
          {INSIGHT.levelsNav}
        </Link>
      )}
    </p>
  );
}

function Failed({ error, queue }: { error: string; queue: ReturnType<typeof useQueue> }) {
  return (
    <div className="queue-empty">
      <Icon name="warning" size={28} />
      <h2>{TEXTS.failed}</h2>
      <p className="soft">{error}</p>
      <Button kind="secondary" busy={queue.isLoading} onClick={() => void queue.reload()}>
        {PLATFORM.tryAgain}
      </Button>
    </div>
  );
}

const SKELETON_ROWS = Array.from({ length: 12 }, (_, at) => `row-${at}`);

function LoadingRows() {
  return (
    <div className="loading-rows">
      <p className="visually-hidden" role="status">
        {PLATFORM.loading}
      </p>
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="skeleton loading-row" aria-hidden="true" />
      ))}
    </div>
  );
}

function Hints({ onAll }: { onAll: () => void }) {
  return (
    <footer className="hints">
      <span>
        <KeyHint keys={['J', 'K']} /> <span>{ROOM.keys.hintMove}</span>
      </span>
      <span>
        <KeyHint keys={['Enter']} /> <span>{ROOM.keys.hintOpen}</span>
      </span>
      <span>
        <KeyHint keys={[ROOM.keys.space]} /> <span>{ROOM.keys.hintPeek}</span>
      </span>
      <span>
        <KeyHint keys={['C']} /> <span>{ROOM.keys.hintClaim}</span>
      </span>
      <span>
        <KeyHint keys={['E']} /> <span>{ROOM.keys.hintRelease}</span>
      </span>
      <span>
        <KeyHint keys={['N']} /> <span>{ROOM.keys.hintNext}</span>
      </span>
      <span>
        <KeyHint keys={['X']} /> <span>{ROOM.keys.hintSelect}</span>
      </span>
      <button type="button" className="btn btn-text" onClick={onAll}>
        <KeyHint keys={['?']} />
        <span>{ROOM.keys.hintAll}</span>
      </button>
    </footer>
  );
}
