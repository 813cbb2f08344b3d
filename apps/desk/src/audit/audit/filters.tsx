import { DAY_MS, startOfDay } from '@signet/rulebook/core/dates';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { soughtOf } from '@signet/rulebook/search/search-kinds';
import { useState } from 'react';
import { ACTION_WORDS } from '../../decision/case/record-texts.en-US.ts';
import { DESK_LOCALE } from '../../platform/texts.tsx';
import type { AuditFilters } from '../use-audit-lines.ts';
import { TEXTS } from './texts.en-US.ts';

type Typed = { staffId: string; action: string; reference: string; from: string; until: string };

const NOTHING: Typed = { staffId: '', action: '', reference: '', from: '', until: '' };

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Only what was filled in is asked for; a reference once it is whole. */
const askedOf = ({ staffId, action, reference, from, until }: Typed): AuditFilters => {
  const sought = soughtOf('reference', reference);
  return {
    ...(from !== '' && { from: startOfDay('US', from) }), // days of the eastern time that lines show
    ...(until !== '' && { until: startOfDay('US', dayAfter(until)) }),
    ...(staffId !== '' && { staffId }),
    ...(action !== '' && { action }),
    ...(sought?.kind === 'reference' && { reference: sought.reference }),
  };
};

const ACTIONS = keysOf(ACTION_WORDS)
  .map((action) => ({ id: action, name: ACTION_WORDS[action] ?? action }))
  .toSorted((one, other) => one.name.localeCompare(other.name, DESK_LOCALE));

/** Narrows the log. What is chosen stays in the page, because one of the filters is a person. */
export function AuditFilterBar({
  staff,
  onChange,
}: {
  staff: readonly { id: string; name: string }[];
  onChange: (filters: AuditFilters) => void;
}) {
  const [typed, setTyped] = useState(NOTHING);
  const change = (to: Partial<Typed>) => {
    const now = { ...typed, ...to };
    setTyped(now);
    onChange(askedOf(now));
  };
  return (
    <search className="filters audit-filters" aria-label={TEXTS.filters}>
      <Choice
        label={TEXTS.who}
        any={TEXTS.anybody}
        value={typed.staffId}
        onChange={(staffId) => change({ staffId })}
        options={staff}
      />
      <Choice
        label={TEXTS.action}
        any={TEXTS.anyAction}
        value={typed.action}
        onChange={(action) => change({ action })}
        options={ACTIONS}
      />
      <TypedChip
        name="reference"
        value={typed.reference}
        onChange={(reference) => change({ reference })}
      />
      {(['from', 'until'] as const).map((name) => (
        <TypedChip
          key={name}
          type="date"
          {...{ name }}
          value={typed[name]}
          onChange={(day) => change({ [name]: day })}
        />
      ))}
    </search>
  );
}

function Choice({
  label,
  any,
  value,
  onChange,
  options,
}: {
  label: string;
  any: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { id: string; name: string }[];
}) {
  return (
    <select
      className={value === '' ? 'filter' : 'filter filter-on'}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{any}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

const referenceChars = 9;

function TypedChip({
  name,
  type = 'text',
  value,
  onChange,
}: {
  name: 'reference' | 'from' | 'until';
  type?: 'text' | 'date';
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className={value === '' ? 'filter filter-typed' : 'filter filter-typed filter-on'}>
      <span>{TEXTS[name]}</span>
      <input
        name={`audit-${name}`}
        type={type}
        size={referenceChars}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
