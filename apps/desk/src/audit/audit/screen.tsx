import '@signet/ui/text-field.css';
import '../../decision/case/case.css';
import '../../decision/queue/queue.css';
import './audit.css';
import { DAY_MS, startOfDay } from '@signet/rulebook/core/dates';
import type { ReplyOf, RequestBodyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { DataTable } from '@signet/ui/data-table';
import { Field } from '@signet/ui/field';
import { TextField } from '@signet/ui/text-field';
import { ApiError } from '@signet/web/api';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useMay } from '../../session/session.tsx';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { AuditTabs } from '../audit-tabs.tsx';
import { ChainCard } from './chain-card.tsx';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'listAudit'>;
type Asked = RequestBodyOf<'listAudit'>;
type Typed = { staffId: string; action: string; reference: string; from: string; until: string };

const NOTHING: Typed = { staffId: '', action: '', reference: '', from: '', until: '' };

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Only what was filled in is asked for. */
const askedOf = ({ staffId, action, reference, from, until }: Typed): Asked => ({
  ...(from !== '' && { from: startOfDay('US', from) }), // days of the eastern time that lines show
  ...(until !== '' && { until: startOfDay('US', dayAfter(until)) }),
  ...(staffId !== '' && { staffId }),
  ...(action.trim() !== '' && { action: action.trim() }),
  ...(reference.trim() !== '' && { reference: reference.trim().toUpperCase() }),
});

const ExportDrawer = lazy(() =>
  import('./export-drawer.tsx').then((module) => ({ default: module.ExportDrawer })),
);

/** The log across applications. Its filters stay in the page, because one of them is a person. */
export function AuditScreen() {
  const [typed, setTyped] = useState(NOTHING);
  const [asked, setAsked] = useState<Asked>({});
  const [read, setRead] = useState<Reply>();
  const [error, setError] = useState<ApiError>();
  const [isReading, setReading] = useState(true);
  const [after, setAfter] = useState<Asked['after']>();
  const [isExporting, setExporting] = useState(false);
  const [said, setSaid] = useState<string>();
  const may = useMay();
  const look = useEffectEvent(async (asked: Asked, after: Asked['after']) => {
    const before = after === undefined ? [] : (read?.lines ?? []);
    setReading(true);
    try {
      const reply = await call('listAudit', { body: { ...asked, ...(after && { after }) } });
      const broken = after === undefined ? [] : (read?.broken ?? []);
      setRead({
        ...reply,
        lines: [...before, ...reply.lines],
        broken: [...new Map([...broken, ...reply.broken].map((at) => [at.reference, at])).values()],
      });
      setError(undefined);
    } catch (found) {
      if (!(found instanceof ApiError)) throw found;
      setError(found);
    } finally {
      setReading(false);
    }
  });
  useEffect(() => void look(asked, after), [asked, after]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAfter(undefined);
    setAsked(askedOf(typed));
  };
  const change = (to: Partial<Typed>) => setTyped({ ...typed, ...to });
  return (
    <>
      <PageTitle page={TEXTS.title} />
      <Bar crumbs={[{ label: TEXTS.title }]} isTitle>
        <p className="soft">{TEXTS.appendOnly}</p>
        {may('audit.export') && (
          <Button kind="secondary" onClick={() => setExporting(true)}>
            {TEXTS.export.open}
          </Button>
        )}
      </Bar>
      <AuditTabs here="lines" />
      <main id="main" className="audit-page" tabIndex={-1}>
        <div>
          <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
          {read?.broken.map(({ reference, brokenAt }) => (
            <Banner key={reference ?? 'desk'} tone="bad" role="alert">
              {reference === undefined
                ? fillIn(TEXTS.brokenDesk, { brokenAt })
                : fillIn(TEXTS.broken, { reference, brokenAt })}
            </Banner>
          ))}
          <search aria-label={TEXTS.filters}>
            <form className="audit-filters" onSubmit={send}>
              <select
                className={typed.staffId === '' ? 'filter' : 'filter filter-on'}
                aria-label={TEXTS.who}
                value={typed.staffId}
                onChange={({ target: { value } }) => change({ staffId: value })}
              >
                <option value="">{TEXTS.anybody}</option>
                {read?.staff.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <DayField name="from" value={typed.from} onChange={(from) => change({ from })} />
              <DayField name="until" value={typed.until} onChange={(until) => change({ until })} />
              <TextField
                name="action"
                label={TEXTS.action}
                hint={TEXTS.actionHint}
                value={typed.action}
                onChange={(action) => change({ action })}
                autoComplete="off"
                spellCheck={false}
                widthCh={22}
              />
              <TextField
                name="reference"
                label={TEXTS.reference}
                value={typed.reference}
                onChange={(reference) => change({ reference })}
                autoComplete="off"
                widthCh={11}
              />
              <Button type="submit" kind="secondary" busy={isReading} busyLabel={TEXTS.looking}>
                {TEXTS.look}
              </Button>
            </form>
          </search>
          {error && (
            <Banner tone="bad" title={TEXTS.failed} role="alert">
              {errorText(error)}
            </Banner>
          )}
          <div role="status">
            {read?.lines.length === 0 && <p className="soft">{TEXTS.none}</p>}
          </div>
          {read && read.lines.length > 0 && <Lines lines={read.lines} isBusy={isReading} />}
          {read?.next && (
            <Button
              kind="secondary"
              busy={isReading}
              busyLabel={TEXTS.looking}
              onClick={() => setAfter(read.next)}
            >
              {TEXTS.more}
            </Button>
          )}
        </div>
        <aside>
          <ChainCard />
        </aside>
      </main>
      <Suspense>
        {isExporting && (
          <ExportDrawer
            filters={asked}
            onClose={() => setExporting(false)}
            onDone={(text) => {
              setExporting(false);
              setSaid(text);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function DayField({
  name,
  value,
  onChange,
}: {
  name: 'from' | 'until';
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <Field id={`audit-${name}`} label={TEXTS[name]}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          name={`audit-${name}`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function Lines({ lines, isBusy }: { lines: Reply['lines']; isBusy: boolean }) {
  return (
    <DataTable
      caption={TEXTS.caption}
      rows={lines}
      isBusy={isBusy}
      keyOf={({ reference = '', seq }) => `${reference} ${seq}`}
      columns={[
        { id: 'time', head: TEXTS.column.time, cell: ({ at }) => momentWords(at) },
        {
          id: 'who',
          head: TEXTS.column.who,
          cell: ({ actor, staff }) => staff?.name ?? actor.split(':')[0],
        },
        {
          id: 'action',
          head: TEXTS.column.action,
          isHead: true,
          cell: ({ action }) => <span className="code">{action}</span>,
        },
        {
          id: 'reference',
          head: TEXTS.column.application,
          cell: ({ reference }) =>
            reference === undefined ? (
              <span className="soft">{TEXTS.ofDesk}</span>
            ) : (
              <span className="reference">{reference}</span>
            ),
        },
        {
          id: 'what',
          head: TEXTS.column.what,
          cell: ({ detail }) => <span className="audit-detail soft">{detailWords(detail)}</span>,
        },
      ]}
    />
  );
}

/** The detail of a line without its brackets. */
const detailWords = (detail: string): string => {
  const parts = JSON.parse(detail) as Record<string, unknown>; // the log writes objects only
  return Object.entries(parts)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' · ');
};
