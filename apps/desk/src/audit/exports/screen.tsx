import '../../decision/case/case.css';
import '../../decision/queue/queue.css';
import '../audit/audit.css';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { AuditTabs } from '../audit-tabs.tsx';
import { FoundLines } from '../lines-table.tsx';
import { type AuditFilters, useAuditLines } from '../use-audit-lines.ts';
import { ExportRequests } from './requests.tsx';
import { TEXTS } from './texts.en-US.ts';

const EXPORTS: AuditFilters = { action: 'audit.exported' };

/** What was taken along of the log, by whom and what for, and what waits for a second person. */
export function ExportsScreen() {
  const found = useAuditLines(EXPORTS);
  return (
    <>
      <PageTitle page={TEXTS.title} />
      <Bar crumbs={[{ label: TEXTS.title }]} isTitle />
      <AuditTabs here="exports" />
      <main id="main" className="audit-page audit-page-one" tabIndex={-1}>
        <div className="audit-lines">
          <ExportRequests onTaken={found.again} />
          <h2 className="audit-part">{TEXTS.taken}</h2>
          <p className="soft">{TEXTS.lead}</p>
          <FoundLines found={found} none={TEXTS.none} />
        </div>
      </main>
    </>
  );
}
