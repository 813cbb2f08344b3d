import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Avatar } from '@signet/ui/avatar';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { DataTable } from '@signet/ui/data-table';
import { StatusPill, type StatusPillProps } from '@signet/ui/status-pill';
import { useState } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { saveFile } from '../../platform/csv.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { RecentSignIn, useIsRecentlySignedIn } from '../../session/recent-sign-in.tsx';
import { useMay } from '../../session/session.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { EXPORT_FORMATS, type ExportFormat, exportFile } from '../audit/export-file.ts';
import { detailWords } from '../detail-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Request = ReplyOf<'listAuditExports'>['requests'][number];
type Page = ReplyOf<'takeAuditExport'>;

const TONES = {
  asked: 'warn',
  agreed: 'good',
  refused: 'bad',
  taken: undefined,
  over: undefined,
} as const satisfies Record<Request['state'], StatusPillProps['tone']>;

/** Exports that a second person must agree to: who asked, who agreed, and the file. */
export function ExportRequests({ onTaken }: { onTaken: () => void }) {
  const {
    data,
    error: unread,
    reload,
    replace,
  } = useLoadedData('exports', () => call('listAuditExports'));
  const may = useMay();
  const isRecent = useIsRecentlySignedIn();
  const [said, setSaid] = useState<string>();
  const [taken, setTaken] = useState(0);
  const { pending, error, act } = useAction<string>();
  const decide = ({ id }: Request, agrees: boolean) =>
    void act(
      `${id} ${agrees}`,
      async () => {
        replace(await call('decideAuditExport', { params: { id }, body: { agrees } }));
        setSaid(agrees ? TEXTS.agreed : TEXTS.refused);
      },
      `${id} ${agrees}`,
    );
  const take = ({ id, filters: { reference } }: Request, format: ExportFormat) =>
    void act(
      `${id} ${format}`,
      async () => {
        const exported = await allPages(id, setTaken);
        const { name, type, text } = exportFile(exported, { format, reference });
        saveFile(name, type, text);
        setSaid(fillIn(TEXTS.done, { lines: exported.lines.length, name }));
        onTaken();
        await reload();
      },
      crypto.randomUUID(), // taken once
    );
  const requests = data?.requests ?? [];
  const mayAct = (request: Request) =>
    (request.mayDecide && may('audit.agree')) || (request.mayTake && may('audit.export'));
  return (
    <CaseCard title={TEXTS.requests} aside={TEXTS.requestsLead}>
      <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
      {unread && <ReadingFailed title={TEXTS.failed} error={unread} retry={reload} />}
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      {!isRecent && requests.some(mayAct) && <RecentSignIn />}
      {data && requests.length === 0 && <p className="soft">{TEXTS.noRequests}</p>}
      {requests.length > 0 && (
        <DataTable
          caption={TEXTS.requests}
          rows={requests}
          keyOf={({ id }) => id}
          columns={[
            { id: 'asked', head: TEXTS.column.time, cell: ({ askedAt }) => momentWords(askedAt) },
            {
              id: 'who',
              head: TEXTS.column.who,
              cell: ({ askedBy }) => (
                <span className="claim-cell">
                  <Avatar name={askedBy.name} /> <span>{askedBy.name}</span>
                </span>
              ),
            },
            { id: 'action', head: TEXTS.column.ticket, isHead: true, cell: ({ ticket }) => ticket },
            {
              id: 'what',
              head: TEXTS.column.what,
              cell: ({ filters }) => (
                <span className="soft">
                  {detailWords(JSON.stringify(filters)) || TEXTS.everything}
                </span>
              ),
            },
            {
              id: 'lines',
              head: TEXTS.column.lines,
              cell: ({ lines }) => fillIn(TEXTS.lineCount, { lines }),
            },
            {
              id: 'state',
              head: TEXTS.column.state,
              cell: (request) => (
                <div className="audit-state">
                  <StatusPill tone={TONES[request.state]}>{stateWords(request)}</StatusPill>
                  {isRecent && mayAct(request) && (
                    <Acts
                      request={request}
                      pending={pending}
                      taken={taken}
                      onDecide={(agrees) => decide(request, agrees)}
                      onTake={(format) => take(request, format)}
                    />
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
    </CaseCard>
  );
}

const stateWords = ({ state, decidedBy }: Request): string =>
  decidedBy === undefined || state === 'over' || state === 'taken'
    ? TEXTS.state[state]
    : fillIn(TEXTS.byWhom, { state: TEXTS.state[state], name: decidedBy.name });

function Acts({
  request,
  pending,
  taken,
  onDecide,
  onTake,
}: {
  request: Request;
  pending: string | undefined;
  taken: number;
  onDecide: (agrees: boolean) => void;
  onTake: (format: ExportFormat) => void;
}) {
  const named = (act: string) => fillIn(TEXTS.about, { act, ticket: request.ticket });
  if (request.mayDecide)
    return (
      <div className="audit-acts">
        {([true, false] as const).map((agrees) => {
          const act = agrees ? TEXTS.agree : TEXTS.refuse;
          return (
            <Button
              key={act}
              kind="secondary"
              aria-label={named(act)}
              busy={pending === `${request.id} ${agrees}`}
              busyLabel={TEXTS.sending}
              onClick={() => onDecide(agrees)}
            >
              {act}
            </Button>
          );
        })}
      </div>
    );
  return (
    <div className="audit-acts">
      {EXPORT_FORMATS.map((format) => {
        const act = fillIn(TEXTS.take, { format: TEXTS.formats[format] });
        return (
          <Button
            key={format}
            kind="secondary"
            aria-label={named(act)}
            busy={pending === `${request.id} ${format}`}
            busyLabel={fillIn(TEXTS.taking, { lines: taken })}
            onClick={() => onTake(format)}
          >
            {act}
          </Button>
        );
      })}
    </div>
  );
}

/** Page after page until the last one, as one file; it names who asked and who agreed. */
async function allPages(id: string, onRead: (lines: number) => void): Promise<Omit<Page, 'next'>> {
  const lines: Page['lines'] = [];
  for (let after: Page['next']; ; ) {
    const page = await call('takeAuditExport', {
      params: { id },
      body: { ...(after && { after }) },
    });
    const { next, lines: read, ...about } = page;
    lines.push(...read);
    onRead(lines.length);
    if (next === undefined) return { ...about, lines };
    after = next;
  }
}
