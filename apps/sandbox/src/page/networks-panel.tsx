import { Banner } from '@signet/ui/banner';
import { SelectField } from '@signet/ui/select-field';
import { useState } from 'react';
import { control, type NetworksNow } from './control.ts';
import { Empty, Panel } from './panel.tsx';
import { phoneInWords } from './words.ts';

/** Which network each phone is in: what it tells of its number, and whether a texted link proves it. */
export function NetworksPanel({ networks }: { networks: NetworksNow | undefined }) {
  const [failed, setFailed] = useState('');
  const set = async (number: string, state: string) => {
    setFailed('');
    await control
      .setNetwork(number, state)
      .catch((error: unknown) => setFailed(error instanceof Error ? error.message : 'The network could not be set.'));
  };
  const options = Object.entries(networks?.states ?? {}).map(([value, words]) => ({ value, label: words }));
  return (
    <Panel
      id="networks"
      title="Mobile network"
      span="all"
      isRead={networks !== undefined}
      lead="Where each phone is when its network is asked or its link is opened. The first one is the phone that this browser counts as."
    >
      {networks?.phones.length === 0 && <Empty>No phone is known yet. A number that the product asks about is here a moment later.</Empty>}
      {networks?.phones.map(({ number, state }) => (
        <SelectField
          key={number}
          id={`network-${number}`}
          name={`network-${number}`}
          label={phoneInWords(number)}
          prompt="Choose a network"
          value={state}
          onChange={(next) => void set(number, next)}
          options={options}
        />
      ))}
      {failed && (
        <Banner tone="bad" role="alert">
          {failed}
        </Banner>
      )}
    </Panel>
  );
}
