import type { FormPath } from '@signet/rulebook/answer-rows';
import { Button } from '@signet/ui/button';
import { useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { type FormState, useFocusField } from './use-form.ts';

/** One-press fix: "1 Main St" for "One Main St", "Jose" for "José". docs/readings.md 45 and 48. */
export function SuggestedCorrection({ form, path }: { form: FormState; path: FormPath }) {
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const focusField = useFocusField();
  const offer = form.errorAt(path)?.data?.suggestion;
  if (typeof offer !== 'string') return null;
  const take = () => {
    form.set(path, offer);
    focusField(path);
  };
  return (
    <Button kind="secondary" onClick={take}>
      {fillIn(shell.useSuggestion, { suggestion: offer })}
    </Button>
  );
}
