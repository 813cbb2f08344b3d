import type { FormPath } from '@signet/rulebook/answer-rows';
import { nameForSources } from '@signet/rulebook/sign-up/plain-spelling';
import { useFormatMessage } from '../texts/text-provider.tsx';
import { useFormTexts } from './form-texts.ts';
import { type FormState, useValidationContext } from './use-form.ts';

/**
 * Shows how a name is sent to a source that accepts no accents; nothing when unchanged.
 * docs/readings.md 45.
 */
export function SentName({ form, paths }: { form: FormState; paths: readonly FormPath[] }) {
  const formTexts = useFormTexts();
  const fillIn = useFormatMessage();
  const { market } = useValidationContext();
  const typed = paths.map((path) => String(form.values[path] ?? '').trim()).join(' ');
  const name = nameForSources(typed, market);
  return name === typed ? null : <p className="hint">{fillIn(formTexts.sendAs, { name })}</p>;
}
