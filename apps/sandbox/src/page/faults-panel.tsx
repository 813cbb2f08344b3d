import { Button } from '@signet/ui/button';
import { Tag } from '@signet/ui/card';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { type ActiveFaults, control, type Vendor } from './control-client.ts';
import { FaultForm } from './fault-form.tsx';
import { Empty, Panel } from './panel.tsx';

type FaultsPanelProps = { now: ActiveFaults | undefined; vendors: Vendor[] | undefined };

export function FaultsPanel({ now, vendors }: FaultsPanelProps) {
  const { failed, attempt } = useActionError();
  const remove = async (id: number) => {
    const isDone = await attempt(() => control.removeFault(id), 'The fault could not be removed.');
    if (isDone) document.getElementById('faults-title')?.focus(); // the focused button is removed
  };
  const nameOf = (id: string) => vendors?.find((vendor) => vendor.id === id)?.name ?? id;
  return (
    <Panel
      id="faults"
      title="Faults"
      count={now?.faults.length}
      isRead={now !== undefined && vendors !== undefined}
    >
      {now?.faults.length === 0 && <Empty>Every vendor is well.</Empty>}
      <ul className="faults" aria-live="polite">
        {now?.faults.map(({ id, vendor, mode, times, path }) => (
          <li className="fault" key={id}>
            <div>
              <p className="fault-vendor">{nameOf(vendor)}</p>
              <p className="muted">
                {now.modes[mode]}
                {path && (
                  <>
                    {' '}
                    at <code>{path}</code>
                  </>
                )}
              </p>
              <Tag text={times === 1 ? 'next call' : `next ${times} calls`} tone="warn" />
            </div>
            <Button kind="text" onClick={() => void remove(id)}>
              Remove <span className="visually-hidden">{`${nameOf(vendor)}, ${mode}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ActionErrorBanner failed={failed} />
      {now && vendors && <FaultForm modes={now.modes} vendors={vendors} />}
    </Panel>
  );
}
