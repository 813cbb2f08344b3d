import '../../decision/case/case.css';
import '../../decision/queue/queue.css';
import './audit.css';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../session/session.tsx';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { AuditTabs } from '../audit-tabs.tsx';
import { FoundLines } from '../lines-table.tsx';
import { type AuditFilters, useAuditLines } from '../use-audit-lines.ts';
import { ChainCard } from './chain-card.tsx';
import { AuditFilterBar } from './filters.tsx';
import { ShownSecretsCard } from './shown-secrets-card.tsx';
import { TEXTS } from './texts.en-US.ts';

const ExportDrawer = lazy(() =>
  import('./export-drawer.tsx').then((module) => ({ default: module.ExportDrawer })),
);

/** The log across applications and of the desk itself. */
export function AuditScreen() {
  const [filters, setFilters] = useState<AuditFilters>({});
  const found = useAuditLines(filters);
  const { read } = found;
  const [isExporting, setExporting] = useState(false);
  const [said, setSaid] = useState<string>();
  const may = useMay();
  return (
    <>
      <PageTitle page={TEXTS.title} />
      <Bar crumbs={[{ label: TEXTS.title }]} isTitle>
        <p className="soft audit-append-only">{TEXTS.appendOnly}</p>
        {may('audit.export') && (
          <Button kind="secondary" onClick={() => setExporting(true)}>
            {TEXTS.export.open}
          </Button>
        )}
      </Bar>
      <AuditTabs here="lines" />
      <div className="queue-tools">
        <AuditFilterBar staff={read?.staff ?? []} onChange={setFilters} />
      </div>
      <main id="main" className="audit-page" tabIndex={-1}>
        <div className="audit-lines">
          <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
          <FoundLines found={found} none={TEXTS.none} />
        </div>
        <aside className="audit-side">
          <ChainCard checkpoint={read?.checkpoint} broken={read?.broken} />
          <ShownSecretsCard />
        </aside>
      </main>
      <Suspense>
        {isExporting && (
          <ExportDrawer
            filters={filters}
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
