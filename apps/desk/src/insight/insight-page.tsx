import '@signet/ui/count-bar.css';
import '@signet/ui/stat.css';
import '../decision/case/case.css';
import '../decision/queue/queue.css';
import './insight.css';
import { Button } from '@signet/ui/button';
import type { ReactNode } from 'react';
import { saveCsv } from '../platform/csv.ts';
import type { LoadedData } from '../platform/use-loaded-data.ts';
import { Bar } from '../shell/frame.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { ReadingFailed } from '../shell/reading-failed.tsx';
import { TEXTS } from './texts.en-US.ts';

export type InsightPageProps<Reply> = {
  title: string;
  loaded: LoadedData<Reply>;
  /** What stands where the figures could not be read. */
  failed: string;
  file: { name: string; rowsOf: (data: Reply) => readonly (readonly (string | number)[])[] };
  filters: ReactNode;
  children: (data: Reply) => ReactNode;
};

/** The frame of a page of figures: what narrows them, the figures, and the same as a file. */
export function InsightPage<Reply>({
  title,
  loaded: { data, error, reload },
  failed,
  file: { name, rowsOf },
  filters,
  children,
}: InsightPageProps<Reply>) {
  return (
    <>
      <PageTitle page={title} />
      <Bar crumbs={[{ label: title }]} isTitle>
        {data && (
          <Button kind="secondary" onClick={() => saveCsv(name, rowsOf(data))}>
            {TEXTS.export}
          </Button>
        )}
      </Bar>
      <main id="main" className="insight-page" tabIndex={-1}>
        {filters}
        {error && <ReadingFailed title={failed} error={error} retry={reload} />}
        {data && children(data)}
      </main>
    </>
  );
}
