import '../../decision/case/case.css';
import '../../decision/queue/queue.css';
import '../audit/audit.css';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { errorText } from '../../platform/texts.tsx';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { AuditTabs } from '../audit-tabs.tsx';
import { BrokenLogs, LinesTable } from '../lines-table.tsx';
import { TEXTS as ROOM } from '../lines-texts.en-US.ts';
import { type AuditFilters, useAuditLines } from '../use-audit-lines.ts';
import { TEXTS } from './texts.en-US.ts';

const EXPORTS: AuditFilters = { action: 'audit.exported' };

/** What was taken along of the log, by whom and what for. */
export function ExportsScreen() {
  const { read, error, isReading, more } = useAuditLines(EXPORTS);
  return (
    <>
      <PageTitle page={TEXTS.title} />
      <Bar crumbs={[{ label: TEXTS.title }]} isTitle />
      <AuditTabs here="exports" />
      <main id="main" className="audit-page audit-page-one" tabIndex={-1}>
        <div className="audit-lines">
          <p className="soft">{TEXTS.lead}</p>
          <BrokenLogs broken={read?.broken ?? []} />
          {error && (
            <Banner tone="bad" title={ROOM.failed} role="alert">
              {errorText(error)}
            </Banner>
          )}
          <div role="status">
            {read === undefined && !error && <p className="soft">{ROOM.reading}</p>}
            {read?.lines.length === 0 && <p className="soft">{TEXTS.none}</p>}
          </div>
          {read && read.lines.length > 0 && <LinesTable {...read} isBusy={isReading} />}
          {read?.next && (
            <Button kind="secondary" busy={isReading} busyLabel={ROOM.reading} onClick={more}>
              {ROOM.more}
            </Button>
          )}
        </div>
      </main>
    </>
  );
}
