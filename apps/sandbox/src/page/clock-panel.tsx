import { Button } from '@signet/ui/button';
import { useEffect, useState } from 'react';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { type ClockState, control } from './control-client.ts';
import { formatDay, formatDuration, formatOffset, formatTime } from './format.ts';
import { Panel } from './panel.tsx';

const STEPS: readonly [label: string, ms: number][] = [
  ['+30 s', 30_000],
  ['+5 min', 300_000],
  ['+10 min', 600_000],
  ['+1 day', 86_400_000],
  ['+3 days', 259_200_000],
];

/** The product's current time in milliseconds, updated every second. */
export function useProductNow(clock: ClockState | undefined): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () =>
      setNow(clock ? Date.parse(clock.now) + performance.now() - clock.readAtMs : Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return nowMs;
}

type ClockPanelProps = { clock: ClockState | undefined };

/** Shows and moves the one clock that product and vendors follow. docs/readings.md 20. */
export function ClockPanel({ clock }: ClockPanelProps) {
  const nowMs = useProductNow(clock);
  const [moving, setMoving] = useState('');
  const [notice, setNotice] = useState('');
  const { failed, attempt } = useActionError();
  const move = async (label: string, run: () => Promise<unknown>, done: string) => {
    setMoving(label);
    setNotice('');
    if (await attempt(run, 'The clock could not be moved.')) setNotice(done);
    setMoving('');
  };
  return (
    <Panel id="clock" title="Clock" span="all" isRead={clock !== undefined}>
      <div className="clock">
        <div className="clock-reading">
          <p className="clock-now">
            <time className="clock-time" dateTime={new Date(nowMs).toISOString()}>
              {formatTime(nowMs)}
            </time>
            <span className="clock-day">{formatDay(nowMs)}</span>
          </p>
          <p>{formatOffset(clock?.offsetMs ?? 0)}</p>
          <p className="muted">{followersInWords(clock?.clients ?? [])}</p>
        </div>
        <fieldset className="clock-steps">
          <legend className="visually-hidden">Move the clock</legend>
          {STEPS.map(([label, ms]) => (
            <Button
              key={label}
              kind="secondary"
              busy={moving !== ''}
              onClick={() =>
                void move(
                  label,
                  () => control.advance(ms),
                  `Moved forward by ${formatDuration(ms)}. Every connected program has applied it.`,
                )
              }
            >
              {label}
            </Button>
          ))}
          <Button
            kind="text"
            busy={moving !== ''}
            onClick={() =>
              void move('reset', control.resetClock, 'The clock is back at this machine’s time.')
            }
          >
            Back to real time
          </Button>
        </fieldset>
      </div>
      <p className="muted clock-note" role="status">
        {moving !== '' ? 'Moving the clock …' : notice}
      </p>
      <ActionErrorBanner failed={failed} />
    </Panel>
  );
}

function followersInWords(clients: readonly string[]): string {
  if (clients.length === 0) return 'No program of the product follows it now';
  return `${clients.length === 1 ? '1 program follows it' : `${clients.length} programs follow it`}: ${clients.join(', ')}`;
}
