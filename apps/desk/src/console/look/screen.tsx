import './look.css';
import { Skeleton } from '@signet/ui/skeleton';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { Bar } from '../../shell/frame.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { call } from '../call.ts';
import { ConsoleTitle } from '../frame.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { ColoursCard } from './colours-card.tsx';
import { SitesCard } from './sites-card.tsx';
import { TEXTS } from './texts.en-US.ts';

/** The company's colors on our pages, and the sites that show them. */
export function LookScreen() {
  const { data, error, reload } = useLoadedData('look', () => call('getConsoleLook'));
  return (
    <>
      <ConsoleTitle page={ROOM.look} />
      <Bar crumbs={[{ label: ROOM.look }]} isTitle />
      <main id="main" className="console-list" tabIndex={-1}>
        {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
        {data === undefined && error === undefined && <Skeleton kind="card" count={2} />}
        {data && (
          <>
            <ColoursCard of={data} onChanged={reload} />
            <SitesCard sites={data.domains} isOpen={data.areDomainsOpen} onChanged={reload} />
          </>
        )}
      </main>
    </>
  );
}
