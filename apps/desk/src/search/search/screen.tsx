import { keysOf } from '@signet/rulebook/core/keys-of';
import '@signet/ui/text-field.css';
import '../../decision/case/case.css';
import '../../decision/queue/queue.css';
import '../search.css';
import { DECISIONS } from '@signet/rulebook/reference/enumerations';
import { PORTAL_IDS, portalRow } from '@signet/rulebook/reference/portals';
import {
  SEARCH_KINDS,
  SEARCH_LIMITS,
  type SearchKind,
  soughtOf,
} from '@signet/rulebook/search/search-kinds';
import { Banner } from '@signet/ui/banner';
import { DataTable } from '@signet/ui/data-table';
import { Segments } from '@signet/ui/segments';
import { StatusPill } from '@signet/ui/status-pill';
import { TextField } from '@signet/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { shortDayWords } from '../../decision/due-words.ts';
import { TEXTS as DECISION } from '../../decision/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useMay } from '../../session/session.tsx';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { type FoundApplication, pathOf, statusOf } from '../found-applications.ts';
import { foundLetters } from '../found-letters.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { type SearchFilters, useSearch } from '../use-search.ts';
import { TaxIdCard } from './tax-id-card.tsx';
import { TEXTS } from './texts.en-US.ts';

/** Finds applications; what is typed stays in the page and in the body of its calls. */
export function SearchScreen() {
  const may = useMay();
  const [kind, setKind] = useState<SearchKind>('name');
  const [text, setText] = useState('');
  const [filters, setFilters] = useState<SearchFilters>({});
  const { found, error, isSearching, isShort } = useSearch(kind, text, filters);
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const only = found?.results.length === 1 ? found.results[0] : undefined;
  const openOnly = (event: FormEvent) => {
    event.preventDefault();
    if (only !== undefined && !isSearching) navigate(pathOf(only, may('case.read')));
  };
  return (
    <>
      <PageTitle page={TEXTS.title} />
      <Bar crumbs={[{ label: TEXTS.title }]} isTitle>
        <p className="soft">{TEXTS.notKept}</p>
      </Bar>
      <main id="main" className="search-page" tabIndex={-1}>
        <div className="search-main">
          <form onSubmit={openOnly}>
            <Segments
              legend={TEXTS.kinds}
              value={kind}
              onChange={setKind}
              options={SEARCH_KINDS.map((value) => ({ value, label: ROOM.kind[value] }))}
            />
            <TextField
              name="search"
              type="search"
              label={TEXTS.label}
              hint={TEXTS.tooShort[kind]}
              value={text}
              onChange={setText}
              maxLength={SEARCH_LIMITS.textMaxChars}
              autoComplete="off"
              spellCheck={false}
              inputRef={field}
            />
          </form>
          <Filters filters={filters} onChange={setFilters} />
          {error && (
            <Banner tone="bad" title={TEXTS.failed} role="alert">
              {errorText(error)}
            </Banner>
          )}
          <div role="status">
            {found && !isShort && (
              <p className="search-count">
                <strong>{fillIn(TEXTS.found, { count: found.results.length })}</strong>{' '}
                <span className="soft">{found.isCut ? TEXTS.cut : TEXTS.order}</span>
              </p>
            )}
            {found?.results.length === 0 && <p className="soft">{TEXTS.none}</p>}
          </div>
          {found && found.results.length > 0 && (
            <Results results={found.results} words={namesSought(kind, text)} isBusy={isSearching} />
          )}
        </div>
        <aside className="search-side">
          <CaseCard title={TEXTS.how.title}>
            <dl className="search-how">
              {SEARCH_KINDS.map((each) => (
                <div key={each}>
                  <dt>{ROOM.kind[each]}</dt>
                  <dd>{TEXTS.how[each]}</dd>
                </div>
              ))}
            </dl>
          </CaseCard>
          {may('search.taxId') && <TaxIdCard />}
        </aside>
      </main>
    </>
  );
}

/** What was looked for in names; nothing where something else was. */
function namesSought(kind: SearchKind, text: string): readonly string[] {
  const sought = soughtOf(kind, text);
  return sought?.kind === 'name' || sought?.kind === 'phone' ? sought.words : [];
}

const CHOICES: { [Name in keyof SearchFilters]-?: readonly [string, string][] } = {
  decision: DECISIONS.map((decision) => [decision, DECISION.decision[decision]]),
  market: (['US', 'CA'] as const).map((market) => [market, DECISION.market[market]]),
  portal: PORTAL_IDS.map((portal) => [portal, portalRow(portal).brand.name]),
};
const FILTERS = keysOf(CHOICES);

function Filters({
  filters,
  onChange,
}: {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}) {
  return (
    <search className="filters" aria-label={TEXTS.filters}>
      {FILTERS.map((name) => (
        <select
          key={name}
          className={filters[name] === undefined ? 'filter' : 'filter filter-on'}
          aria-label={TEXTS.filter[name]}
          value={filters[name] ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...filters, [name]: value === '' ? undefined : value })
          }
        >
          <option value="">{TEXTS.filter[name]}</option>
          {CHOICES[name].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}

/** What was found; each row is a link to what its reader may open. */
export function Results({
  results,
  words,
  isBusy = false,
}: {
  results: readonly FoundApplication[];
  /** Words of names whose letters are marked. */
  words: readonly string[];
  isBusy?: boolean;
}) {
  const may = useMay();
  return (
    <DataTable
      caption={TEXTS.title}
      isBusy={isBusy}
      rows={results}
      keyOf={({ reference }) => reference}
      columns={[
        {
          id: 'business',
          head: ROOM.column.business,
          isHead: true,
          cell: (row) => (
            <Link className="row-link" href={pathOf(row, may('case.read'))}>
              <Letters of={row.businessName || ROOM.noBusiness} words={words} />
            </Link>
          ),
        },
        {
          id: 'reference',
          head: ROOM.column.reference,
          cell: ({ reference }) => <span className="reference">{reference}</span>,
        },
        {
          id: 'person',
          head: ROOM.column.person,
          cell: ({ person }) => <Letters of={person} words={words} />,
        },
        {
          id: 'found',
          head: ROOM.column.foundAs,
          cell: ({ foundAs }) => ROOM.foundAs[foundAs],
        },
        {
          id: 'status',
          head: ROOM.column.status,
          cell: (row) => {
            const { text, tone } = statusOf(row);
            return <StatusPill tone={tone ?? 'plain'}>{text}</StatusPill>;
          },
        },
        {
          id: 'since',
          head: ROOM.column.since,
          cell: ({ createdAt, sentAt, erasing }) => (
            <>
              {shortDayWords(sentAt ?? createdAt)}
              {erasing && (
                <small>
                  {fillIn(ROOM.erasing[erasing.what], { day: shortDayWords(erasing.at) })}
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

function Letters({ of, words }: { of: string; words: readonly string[] }) {
  return foundLetters(of, words).map(({ text, isFound, from }) =>
    isFound ? <mark key={from}>{text}</mark> : text,
  );
}
