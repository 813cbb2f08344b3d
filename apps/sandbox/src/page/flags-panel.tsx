import { Banner } from '@signet/ui/banner';
import { Checkbox } from '@signet/ui/checkbox';
import { Details } from '@signet/ui/details';
import { useState } from 'react';
import { control, type FlagRow } from './control.ts';
import { Panel } from './panel.tsx';

/** The portals as this page names them. */
const PORTALS = [
  ['POYNT', 'Product’s own portal'],
  ['GODADDY', 'Hosting-provider portal'],
] as const;

/** Each portal's switches; the product follows them at once. decisions.md, section 3, Flags by default. */
export function FlagsPanel({ flags }: { flags: FlagRow[] | undefined }) {
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState('');
  const set = async (portal: string, name: string, flag: string, on: boolean) => {
    setFailed('');
    try {
      await control.setFlag(portal, flag, on);
      setSaid(`${flag} is ${on ? 'on' : 'off'} in the ${name}. Every connected program has applied it.`);
    } catch (error) {
      setFailed(error instanceof Error ? error.message : 'The switch could not be set.');
    }
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
        {PORTALS.map(([portal, name]) => (
          <Details key={portal} summary={<span className="magic-group">{name}</span>}>
            {flags?.map(({ flag, why, on }) => (
              <Checkbox
                key={flag}
                id={`flag-${portal}-${flag}`}
                name={flag}
                label={flag}
                hint={why}
                checked={on[portal]}
                onChange={(isOn) => void set(portal, name, flag, isOn)}
              />
            ))}
          </Details>
        ))}
      </div>
      <p className="soft" role="status">
        {said}
      </p>
      {failed && (
        <Banner tone="bad" role="alert">
          {failed}
        </Banner>
      )}
    </Panel>
  );
}
