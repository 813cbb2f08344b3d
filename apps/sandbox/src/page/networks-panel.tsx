import { SelectField } from '@signet/ui/select-field';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { control, type NetworkStates } from './control-client.ts';
import { formatPhone } from './format.ts';
import { Empty, Panel } from './panel.tsx';

/**
 * Sets the network each phone is on, which determines whether its number is known and whether a
 * texted link proves it.
 */
export function NetworksPanel({ networks }: { networks: NetworkStates | undefined }) {
  const { failed, attempt } = useActionError();
  const set = (number: string, state: string) =>
    attempt(() => control.setNetwork(number, state), 'The network could not be set.');
  const options = Object.entries(networks?.states ?? {}).map(([value, words]) => ({
    value,
    label: words,
  }));
  return (
    <Panel
      id="networks"
      title="Mobile network"
      span="all"
      isRead={networks !== undefined}
      lead="Where each phone is when its network is asked or its link is opened. The first one is the phone that this browser counts as."
    >
      {networks?.phones.length === 0 && (
        <Empty>
          No phone is known yet. A number that the product asks about is here a moment later.
        </Empty>
      )}
      {networks?.phones.map(({ number, state }) => (
        <SelectField
          key={number}
          id={`network-${number}`}
          name={`network-${number}`}
          label={formatPhone(number)}
          prompt="Choose a network"
          value={state}
          onChange={(next) => void set(number, next)}
          options={options}
        />
      ))}
      <ActionErrorBanner failed={failed} />
    </Panel>
  );
}
