import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { StatusPill } from '@signet/ui/status-pill';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { TEXTS } from './texts.en-US.ts';

const WINDOWS = ['minute', 'hour', 'day'] as const;

/** Whether text messages go out, how many did, and a way to let them go again. */
export function TextBreaker() {
  const { data, error, replace } = useLoadedData('texts', () => call('getTextBreaker', {}));
  const { pending, error: refused, act } = useAction<'reset'>();
  const reset = () => void act('reset', async () => replace(await call('resetTextBreaker', {})));
  const problem = refused ?? error;
  return (
    <CaseCard
      title={TEXTS.breaker}
      isMain={data?.openedAt !== undefined}
      aside={
        data && (
          <StatusPill tone={data.openedAt === undefined ? 'good' : 'warn'}>
            {data.openedAt === undefined
              ? TEXTS.going
              : fillIn(TEXTS.stopped, { when: momentWords(data.openedAt) })}
          </StatusPill>
        )
      }
    >
      {problem && (
        <Banner tone="bad" role="alert">
          {errorText(problem)}
        </Banner>
      )}
      {!data && !error && <p role="status">{PLATFORM.loading}</p>}
      {data && (
        <dl className="admin-list">
          {WINDOWS.map((one) => (
            <div key={one}>
              <dt>{TEXTS[one]}</dt>
              <dd>{fillIn(TEXTS.sentOf, { sent: data.sent[one], limit: data.limits[one] })}</dd>
            </div>
          ))}
        </dl>
      )}
      {data?.openedAt !== undefined && (
        <>
          <p>{TEXTS.stoppedText}</p>
          <Button busy={pending !== undefined} busyLabel={TEXTS.sendingAgain} onClick={reset}>
            {TEXTS.again}
          </Button>
        </>
      )}
    </CaseCard>
  );
}
