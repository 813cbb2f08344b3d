import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { PARTNER_STATUSES, type PartnerStatus } from '@signet/rulebook/partners/partner-statuses';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { type DataColumn, DataTable } from '@signet/ui/data-table';
import { Icon } from '@signet/ui/icon';
import { LinkTabs } from '@signet/ui/link-tabs';
import { Skeleton } from '@signet/ui/skeleton';
import { StatusPill } from '@signet/ui/status-pill';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { serverNow } from '../../platform/clock.ts';
import { saveCsv } from '../../platform/csv.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { Bar } from '../../shell/frame.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { call } from '../call.ts';
import { ConsoleTitle } from '../frame.tsx';
import { useConsoleSession } from '../session.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { dayWords, nameOf, STATUS_TONES, stepWords } from '../words.ts';
import { exportRows } from './export-rows.ts';
import { TEXTS } from './texts.en-US.ts';
import { type ApplicantFilters, allApplicants, useApplicants } from './use-applicants.ts';

const dayMs = 24 * 3_600_000;
const PERIODS = [7, 30, 90] as const;
/** More is work for the partner API, which never has to be read whole. */
const mostInFile = 5_000;

/** The company's applicants; status, link and period stand in the address, a name does not. */
export function ApplicantsScreen() {
  const query = new URLSearchParams(useSearch());
  const [name, setName] = useState('');
  const [openedAt] = useState(serverNow);
  const status = PARTNER_STATUSES.find((one) => one === query.get('status'));
  const days = PERIODS.find((one) => String(one) === query.get('days'));
  const filters: ApplicantFilters = {
    status,
    name: name === '' ? undefined : name,
    referralUrlId: query.get('link') ?? undefined,
    createdFrom: days === undefined ? undefined : openedAt - days * dayMs,
  };
  const applicants = useApplicants(filters);
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <ConsoleTitle page={ROOM.applicants} />
      <Bar crumbs={[{ label: ROOM.applicants }]} isTitle>
        <ExportButton filters={filters} />
      </Bar>
      <main id="main" className="console-list" tabIndex={-1}>
        <StatusTabs status={status} />
        <Filters name={name} onName={setName} isNarrowed={isNarrowed} />
        {applicants.error && (
          <ReadingFailed title={TEXTS.failed} error={applicants.error} retry={applicants.reload} />
        )}
        {applicants.rows === undefined ? (
          applicants.error === undefined && <Skeleton kind="field" count={6} />
        ) : applicants.rows.length === 0 && !applicants.hasMore ? (
          <Nobody isNarrowed={isNarrowed} />
        ) : (
          <Found {...applicants} rows={applicants.rows} />
        )}
      </main>
    </>
  );
}

const addressWith = (search: string, name: string, value: string | undefined): string => {
  const query = new URLSearchParams(search);
  if (value === undefined || value === '') query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return text === '' ? '/applicants' : `/applicants?${text}`;
};

function StatusTabs({ status }: { status: PartnerStatus | undefined }) {
  const search = useSearch();
  const { data } = useLoadedData('counts', () => call('countConsoleApplicants'));
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  // Beyond what was counted, a figure would be wrong; nobody looks for a status that nobody has.
  const countOf = (count: number | undefined) =>
    data?.isWhole === true && count !== undefined && count > 0 ? { count } : {};
  const tabs = [
    { key: '', label: TEXTS.all, isHere: status === undefined, ...countOf(all) },
    ...PARTNER_STATUSES.map((one) => ({
      ...{ key: one, label: ROOM.status[one], isHere: status === one },
      ...countOf(data?.counts[one] ?? 0),
    })),
  ];
  return (
    <LinkTabs
      label={TEXTS.statuses}
      tabs={tabs}
      link={({ key, isHere }, content) => (
        <Link href={addressWith(search, 'status', key)} aria-current={isHere ? 'page' : undefined}>
          {content}
        </Link>
      )}
    />
  );
}

function Filters({
  name,
  onName,
  isNarrowed,
}: {
  name: string;
  onName: (name: string) => void;
  isNarrowed: boolean;
}) {
  const search = useSearch();
  const query = new URLSearchParams(search);
  const [, navigate] = useLocation();
  const { partner } = useConsoleSession();
  const [typed, setTyped] = useState(name);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onName(typed.trim());
  };
  const choose = (filter: string, label: string, any: string, options: readonly ReactNode[]) => (
    <div className="select">
      <select
        className="input"
        aria-label={label}
        value={query.get(filter) ?? ''}
        onChange={({ target: { value } }) => navigate(addressWith(search, filter, value))}
      >
        <option value="">{any}</option>
        {options}
      </select>
      <Icon name="chevron-down" size={18} />
    </div>
  );
  return (
    <search className="console-filters" aria-label={TEXTS.filters}>
      <form onSubmit={find}>
        <input
          className="input"
          type="search"
          aria-label={TEXTS.search}
          placeholder={TEXTS.search}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (value === '') onName('');
          }}
        />
        <Button type="submit" kind="secondary">
          {TEXTS.find}
        </Button>
      </form>
      {partner.referralUrlIds.length > 1 &&
        choose(
          'link',
          TEXTS.link,
          TEXTS.anyLink,
          partner.referralUrlIds.map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          )),
        )}
      {choose(
        'days',
        TEXTS.period,
        TEXTS.anyTime,
        PERIODS.map((days) => (
          <option key={days} value={days}>
            {fillIn(TEXTS.days, { days })}
          </option>
        )),
      )}
      {isNarrowed && (
        <Button
          kind="text"
          onClick={() => {
            setTyped('');
            onName('');
            navigate('/applicants');
          }}
        >
          {TEXTS.clear}
        </Button>
      )}
    </search>
  );
}

function ExportButton({ filters }: { filters: ApplicantFilters }) {
  const { pending, error, act } = useAction<'export'>();
  const [isCut, setCut] = useState(false);
  const save = () =>
    act('export', async () => {
      const { applicants, isWhole } = await allApplicants(filters, mostInFile);
      setCut(!isWhole);
      saveCsv('applicants.csv', exportRows(applicants));
    });
  return (
    <>
      {isCut && <p className="soft">{fillIn(TEXTS.cut, { count: mostInFile })}</p>}
      {error && (
        <Banner tone="bad" title={TEXTS.failedMore} role="alert">
          {errorText(error)}
        </Banner>
      )}
      <Button
        kind="secondary"
        busy={pending !== undefined}
        busyLabel={TEXTS.exporting}
        onClick={() => void save()}
      >
        {TEXTS.export}
      </Button>
    </>
  );
}

function Nobody({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="console-none" role="status">
      <h2>{isNarrowed ? TEXTS.none : TEXTS.empty}</h2>
      <p className="soft">{isNarrowed ? TEXTS.noneText : TEXTS.emptyText}</p>
    </div>
  );
}

const leftWords = ({ stepsLeft: [first, ...others] }: PartnerApplication): string => {
  if (first === undefined) return TEXTS.nothingLeft;
  const step = stepWords(first);
  return others.length === 0 ? step : fillIn(TEXTS.andMore, { step, count: others.length });
};

const LINK_COLUMN: DataColumn<PartnerApplication> = {
  ...{ id: 'link', head: TEXTS.column.link },
  cell: ({ referralUrlId }) => <span className="soft">{referralUrlId}</span>,
};

function Found({
  rows,
  hasMore,
  isLoading,
  isMoreLoading,
  more,
}: Omit<ReturnType<typeof useApplicants>, 'rows'> & { rows: readonly PartnerApplication[] }) {
  const hasLinks = useConsoleSession().partner.referralUrlIds.length > 1;
  return (
    <>
      <DataTable
        caption={ROOM.applicants}
        rows={rows}
        keyOf={({ id }) => id}
        isBusy={isLoading}
        columns={[
          {
            ...{ id: 'applicant', head: TEXTS.column.applicant, isHead: true },
            cell: (row) => (
              <Link className="row-link" href={`/applicants/${row.id}`}>
                {nameOf(row)}
              </Link>
            ),
          },
          {
            ...{ id: 'standing', head: TEXTS.column.status },
            cell: ({ status }) => (
              <StatusPill tone={STATUS_TONES[status]}>{ROOM.status[status]}</StatusPill>
            ),
          },
          { ...{ id: 'left', head: TEXTS.column.left }, cell: leftWords },
          ...(hasLinks ? [LINK_COLUMN] : []),
          {
            ...{ id: 'begun', head: TEXTS.column.begun },
            cell: ({ createdAt }) => dayWords(createdAt),
          },
          {
            ...{ id: 'changed', head: TEXTS.column.changed },
            cell: ({ changedAt }) => dayWords(changedAt),
          },
        ]}
      />
      <div className="console-more">
        <p className="soft" role="status">
          {fillIn(TEXTS.shown, { count: rows.length })}
        </p>
        {hasMore && (
          <Button
            kind="secondary"
            busy={isMoreLoading}
            busyLabel={TEXTS.loadingMore}
            onClick={more}
          >
            {TEXTS.more}
          </Button>
        )}
      </div>
    </>
  );
}
