import '@signet/ui/progress.css';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Progress } from '@signet/ui/progress';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { control, type SandboxInfo, type WalksState } from './control-client.ts';
import { formatCount } from './format.ts';
import { Panel } from './panel.tsx';

type WalksPanelProps = { walks: WalksState | undefined; about: SandboxInfo | undefined };

/** Fills the funnel of the desk at one press. docs/decisions/0304. */
export function WalksPanel({ walks, about }: WalksPanelProps) {
  const { failed, attempt } = useActionError();
  const make = () => void attempt(control.makeWalks, 'They could not be made.');
  return (
    <Panel
      id="walks"
      title="Ways through the sign-up"
      span="all"
      isRead={walks !== undefined}
      lead="Made-up people who started over the last twelve weeks: some stopped, most sent their application and were decided. The funnel counts them, and nothing else of the product knows them."
    >
      {walks && (
        <>
          <div className="small-buttons">
            <Button
              kind="primary"
              busy={walks.isRunning}
              busyLabel={`Making ${formatCount(walks.wanted)} …`}
              onClick={make}
            >
              Make {formatCount(walks.wanted)}
            </Button>
            {about && (
              <a href={about.funnelPage} target="_blank" rel="noreferrer">
                See them in the funnel<span className="visually-hidden"> (opens a new tab)</span>
              </a>
            )}
          </div>
          {(walks.isRunning || walks.stored > 0) && (
            <div role="status">
              <Progress
                parts={[{ id: 'walks', done: walks.stored / walks.wanted }]}
                label={`${formatCount(walks.stored)} of ${formatCount(walks.wanted)} are counted`}
              />
            </div>
          )}
          {walks.missing.length > 0 && (
            <Banner tone="bad" role="alert" title="The product stopped storing them">
              {`${walks.missing.join(', ')} did not answer in time. What was stored before is counted. Press again to make new ones.`}
            </Banner>
          )}
        </>
      )}
      <ActionErrorBanner failed={failed} />
    </Panel>
  );
}
