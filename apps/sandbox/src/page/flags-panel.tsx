import { PORTALS, PORTALS_DEFAULT_FIRST, type Portal } from '@signet/rulebook/reference/portals';
import { Checkbox } from '@signet/ui/checkbox';
import { Details } from '@signet/ui/details';
import { useState } from 'react';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { control, type FlagRow } from './control-client.ts';
import { Panel } from './panel.tsx';

/** Each portal's flags; the product applies changes immediately. docs/readings.md 23. */
export function FlagsPanel({ flags }: { flags: FlagRow[] | undefined }) {
  const [notice, setNotice] = useState('');
  const { failed, attempt } = useActionError();
  const set = async (portal: Portal, flag: string, on: boolean) => {
    const isDone = await attempt(
      () => control.setFlag(portal, flag, on),
      'The switch could not be set.',
    );
    if (isDone)
      setNotice(
        `${flag} is ${on ? 'on' : 'off'} in the ${PORTALS[portal].name}. Every connected program has applied it.`,
      );
  };
  return (
    <Panel
      id="flags"
      title="Flags"
      span="all"
      isRead={flags !== undefined}
      lead="What each portal offers. A page that is open learns of it when it is loaded again."
    >
      <div className="magic">
        {PORTALS_DEFAULT_FIRST.map((portal) => (
          <Details
            key={portal}
            summary={<span className="magic-group">{PORTALS[portal].name}</span>}
          >
            {flags?.map(({ flag, why, on }) => (
              <Checkbox
                key={flag}
                id={`flag-${portal}-${flag}`}
                name={flag}
                label={flag}
                hint={why}
                checked={on[portal]}
                onChange={(isOn) => void set(portal, flag, isOn)}
              />
            ))}
          </Details>
        ))}
      </div>
      <p className="muted" role="status">
        {notice}
      </p>
      <ActionErrorBanner failed={failed} />
    </Panel>
  );
}
