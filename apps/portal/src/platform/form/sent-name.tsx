import type { FormPath } from '@signet/rulebook/answer-rows';
import { isKeptBySources } from '@signet/rulebook/sign-up/kept-letters';
import { laterPart } from '../later-part.tsx';
import { type FormState, useValidationContext } from './use-form.ts';

const SpelledName = laterPart(() =>
  import('./spelled-name.tsx').then((module) => module.SpelledName),
);

/**
 * Shows how a name is sent to a source that accepts no accents; nothing when unchanged.
 * docs/readings.md 45.
 */
export function SentName({ form, paths }: { form: FormState; paths: readonly FormPath[] }) {
  const { market } = useValidationContext();
  const typed = paths.map((path) => String(form.values[path] ?? '').trim()).join(' ');
  return isKeptBySources(typed.normalize('NFC'), market) ? null : (
    <SpelledName name={typed} market={market} />
  );
}
