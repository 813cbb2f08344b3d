import { LOCALE_IDS, localeRow } from '@signet/rulebook/reference/locales';
import { SelectField } from '@signet/ui/select-field';
import { TextField } from '@signet/ui/text-field';
import type { Look } from './use-onboarding.ts';

type LookFormProps = { look: Look; onChange: (look: Look) => void };

const options = (...rows: readonly (readonly [value: string, label: string])[]) =>
  rows.map(([value, label]) => ({ value, label }));
const LANGUAGE_OPTIONS = LOCALE_IDS.map((value) => ({ value, label: localeRow(value).name }));
const SCHEME_OPTIONS = options(['light', 'Light'], ['dark', 'Dark'], ['system', 'As the system']);
const CORNER_OPTIONS = options(['0', 'Square'], ['6', 'Slightly round'], ['16', 'Round']);

export function LookForm({ look, onChange }: LookFormProps) {
  const { theme = {} } = look;
  const change = (changed: NonNullable<Look['theme']>) =>
    onChange({ ...look, theme: { ...theme, ...changed } });
  return (
    <div className="partner-form">
      <SelectField
        name="locale"
        label="Language"
        prompt="As the browser asks"
        options={LANGUAGE_OPTIONS}
        value={look.locale ?? ''}
        onChange={(locale) => onChange({ ...look, locale: locale || undefined })}
      />
      <SelectField
        name="colorScheme"
        label="Colors"
        prompt="As the portal says"
        options={SCHEME_OPTIONS}
        value={theme.colorScheme ?? ''}
        onChange={(scheme) => change({ colorScheme: SCHEMES.find((one) => one === scheme) })}
      />
      <SelectField
        name="cornerRadiusPx"
        label="Corners"
        prompt="As the portal says"
        options={CORNER_OPTIONS}
        value={String(theme.cornerRadiusPx ?? '')}
        onChange={(px) => change({ cornerRadiusPx: px === '' ? undefined : Number(px) })}
      />
      <TextField
        name="accentColor"
        label="Accent color"
        hint="Six digits, such as #0b6b5a. One that makes a text hard to read is dropped."
        value={theme.accentColor ?? ''}
        spellCheck={false}
        autoComplete="off"
        widthCh={9}
        onChange={(accentColor) => change({ accentColor: accentColor || undefined })}
      />
    </div>
  );
}

const SCHEMES = ['light', 'dark', 'system'] as const;
