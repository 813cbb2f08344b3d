import '../../decision/case/case.css';
import '../partners.css';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { portalRow } from '@signet/rulebook/reference/portals';
import { DataTable } from '@signet/ui/data-table';
import { StatusPill } from '@signet/ui/status-pill';
import { Link } from 'wouter';
import { TEXTS as DECISION } from '../../decision/texts.en-US.ts';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { TEXTS as NAV } from '../nav-texts.en-US.ts';
import { TEXTS } from '../texts.en-US.ts';

type Row = ReplyOf<'listPartners'>['partners'][number];

/** Every partner with how its endpoints do. */
export function PartnersScreen() {
  const { data, error, reload } = useLoadedData('partners', () => call('listPartners', {}));
  return (
    <>
      <PageTitle page={NAV.nav} />
      <Bar crumbs={[{ label: NAV.nav }]} isTitle />
      <main id="main" className="partner-page partner-page-one" tabIndex={-1}>
        {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
        {!error && data === undefined && <p role="status">{PLATFORM.loading}</p>}
        {data?.partners.length === 0 && <p className="soft">{TEXTS.noPartners}</p>}
        {data && data.partners.length > 0 && <Rows rows={data.partners} />}
      </main>
    </>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <DataTable
      caption={TEXTS.caption}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'partner',
          head: TEXTS.name,
          isHead: true,
          cell: ({ id, name }) => (
            <Link className="row-link" href={`/partners/${id}`}>
              {name}
            </Link>
          ),
        },
        {
          id: 'portal',
          head: TEXTS.portal,
          cell: ({ portal }) => portalRow(portal).brand.name,
        },
        {
          id: 'markets',
          head: TEXTS.markets,
          cell: ({ markets }) => markets.map((market) => DECISION.market[market]).join(', '),
        },
        {
          id: 'links',
          head: TEXTS.referrals,
          cell: ({ referralUrlIds }) => referralUrlIds.join(', '),
        },
        { id: 'health', head: TEXTS.health, cell: (row) => <Health row={row} /> },
        {
          id: 'keys',
          head: TEXTS.keys,
          cell: ({ keys }) => fillIn(TEXTS.keysInUse, { count: keys }),
        },
      ]}
    />
  );
}

function Health({ row: { endpoints, failing } }: { row: Row }) {
  if (endpoints === 0) return <span className="soft">{TEXTS.none}</span>;
  return failing === 0 ? (
    <StatusPill tone="good">{TEXTS.well}</StatusPill>
  ) : (
    <StatusPill tone="bad">{fillIn(TEXTS.failing, { failing, count: endpoints })}</StatusPill>
  );
}
