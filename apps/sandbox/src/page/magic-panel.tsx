import { Details } from '@signet/ui/details';
import { TextField } from '@signet/ui/text-field';
import { useState } from 'react';
import type { MagicRow } from './control-client.ts';
import { CopyValue } from './copy-button.tsx';
import { Empty, Panel } from './panel.tsx';

/** Wide screens show all groups open; narrower ones start collapsed. */
const wideEnough = '(min-width: 640px)';

/** Values to type that trigger specific vendor responses. docs/readings.md 129. */
export function MagicPanel({ magic }: { magic: MagicRow[] | undefined }) {
  const [typed, setTyped] = useState('');
  const [isWide] = useState(() => window.matchMedia(wideEnough).matches);
  const rows = searchMagicValues(magic ?? [], typed);
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <Panel
      id="magic"
      title="Magic values"
      span="all"
      isRead={magic !== undefined}
      lead="What to type to make the outside world answer in a certain way. Press a value to copy it."
    >
      <TextField
        name="filter"
        label="Find a value"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        widthCh={26}
        note={typed === '' ? '' : rows.length === 1 ? '1 value' : `${rows.length} values`}
      />
      {rows.length === 0 && <Empty>No value has these words.</Empty>}
      <div className="magic">
        {groups.map((group) => (
          <Details
            key={group}
            summary={<span className="magic-group">{group}</span>}
            isOpen={isWide || typed !== ''}
          >
            <Group group={group} rows={rows.filter((row) => row.group === group)} />
          </Details>
        ))}
      </div>
    </Panel>
  );
}

function Group({ group, rows }: { group: string; rows: readonly MagicRow[] }) {
  return (
    <table className="magic-table">
      <caption className="visually-hidden">{group}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, effect, copy }) => (
          <tr key={value}>
            <th scope="row">
              {copy ? copy.map((text) => <CopyValue key={text} text={text} />) : value}
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows that contain every typed word, ignoring spaces in numbers. */
export function searchMagicValues(rows: readonly MagicRow[], typed: string): MagicRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ group, value, effect }) => {
    const text = `${group} ${value} ${value.replaceAll(' ', '')} ${effect}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
