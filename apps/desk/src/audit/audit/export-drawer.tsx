import '@signet/ui/choice-cards.css';
import '@signet/ui/text-field.css';
import { AUDIT_EXPORT } from '@signet/rulebook/audit/export-request';
import { isWholeLog } from '@signet/rulebook/audit/whole-log';
import type { RequestBodyOf } from '@signet/rulebook/endpoints';
import { TICKET_PATTERN } from '@signet/rulebook/staff/limits';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { Drawer } from '@signet/ui/drawer';
import { TextField } from '@signet/ui/text-field';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { saveFile } from '../../platform/csv.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { RecentSignIn, useIsRecentlySignedIn } from '../../session/recent-sign-in.tsx';
import { FormFoot } from '../../shell/form-foot.tsx';
import { EXPORT_FORMATS, type ExportFormat, exportFile } from './export-file.ts';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.export;

type Filters = Omit<RequestBodyOf<'listAudit'>, 'after'>;

/** Takes what the filters find along as a file, for somebody who verifies it elsewhere. */
export function ExportDrawer({
  filters,
  onClose,
  onDone,
}: {
  filters: Filters;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const isRecent = useIsRecentlySignedIn();
  const [format, setFormat] = useState<ExportFormat>('jsonl');
  const [ticket, setTicket] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { pending, error, act } = useAction<'export' | 'ask'>();
  const needsSecond =
    error?.code === 'audit.tooManyLines' && error.data.count === AUDIT_EXPORT.linesAlone;
  const { reference } = filters;
  const send = () => {
    const isTicket = TICKET_PATTERN.test(ticket);
    setWrong(!isTicket);
    if (!isTicket || !isRecent || pending !== undefined) return;
    void act(
      'export',
      async () => {
        const exported = await call('exportAudit', { body: { ...filters, ticket } });
        const { name, type, text } = exportFile(exported, { format, reference });
        saveFile(name, type, text);
        onDone(fillIn(TEXTS.done, { lines: exported.lines.length, name }));
      },
      crypto.randomUUID(), // each export is one of its own
    );
  };
  const ask = () =>
    void act(
      'ask',
      async () => {
        await call('askAuditExport', { body: { ...filters, ticket } });
        onDone(TEXTS.asked);
      },
      crypto.randomUUID(),
    );
  return (
    <Drawer
      title={TEXTS.title}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      onSend={send}
      actions={
        <FormFoot
          texts={TEXTS}
          isPending={pending !== undefined}
          onCancel={onClose}
          onSend={send}
        />
      }
    >
      <div className="audit-export">
        <p className="soft">{TEXTS.lead}</p>
        <p>
          {isWholeLog(filters) ? fillIn(TEXTS.one, { reference: reference ?? '' }) : TEXTS.filtered}
        </p>
        {!isRecent && <RecentSignIn />}
        {error && !needsSecond && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        {needsSecond && (
          <Banner tone="warn" role="alert" title={TEXTS.tooMany}>
            <p>{TEXTS.second}</p>
            <Button busy={pending === 'ask'} busyLabel={TEXTS.asking} onClick={ask}>
              {TEXTS.ask}
            </Button>
          </Banner>
        )}
        <ChoiceCards
          name="export-format"
          legend={TEXTS.format}
          value={format}
          onChange={setFormat}
          options={EXPORT_FORMATS.map((value) => ({ value, label: TEXTS.formats[value] }))}
        />
        <TextField
          name="export-ticket"
          label={TEXTS.ticket}
          hint={TEXTS.ticketHint}
          error={isWrong ? TEXTS.ticketWrong : undefined}
          value={ticket}
          onChange={setTicket}
          autoComplete="off"
        />
        <p className="soft">{TEXTS.logged}</p>
      </div>
    </Drawer>
  );
}
