import type { FormPath } from '@signet/rulebook/answer-rows';
import { wireText } from '@signet/rulebook/core/answers';
import { fieldTextsFor } from '@signet/rulebook/core/field-texts';
import { Button } from '@signet/ui/button';
import { useFieldTexts } from '../texts/rulebook-texts.tsx';
import { useFormatMessage } from '../texts/text-provider.tsx';
import { useFormTexts } from './form-texts.ts';
import { type FormState, useFocusField, useValidationContext } from './use-form.ts';

/**
 * One-press answers: "1 Main St" for "One Main St"; for a value that is only unlikely, "yes" or
 * back to the field. docs/readings.md 45 and 48; docs/decisions/0163.
 */
export function SuggestedCorrection({ form, path }: { form: FormState; path: FormPath }) {
  const formTexts = useFormTexts();
  const fillIn = useFormatMessage();
  const focusField = useFocusField();
  const error = form.errorAt(path);
  const field = form.fields.find((question) => question.path === path)?.field;
  const offer = error?.data?.suggestion;
  const asks = error?.kind === 'confirm';
  const market = useValidationContext().market;
  const fields = useFieldTexts();
  const own =
    field && fieldTextsFor(fields[field], market).confirms?.[error?.code.split('.')[1] ?? ''];
  const isSecret = field !== undefined && form.rows[field]?.secret === true;
  const take = (change: () => void) => () => {
    change();
    focusField(path);
  };
  if (typeof offer !== 'string' && !asks) return null;
  return (
    <div className="suggested-answers">
      {typeof offer === 'string' && (
        <Button kind="secondary" onClick={take(() => form.set(path, offer))}>
          {fillIn(formTexts.useSuggestion, { suggestion: offer })}
        </Button>
      )}
      {asks && (
        <Button kind="secondary" onClick={take(() => form.confirm(path))}>
          {own ??
            (isSecret
              ? formTexts.confirmSecret
              : fillIn(formTexts.confirmAnswer, {
                  answer: wireText(form.values[path] ?? '').trim(),
                }))}
        </Button>
      )}
      {asks && typeof offer !== 'string' && (
        <Button kind="secondary" onClick={() => focusField(path)}>
          {formTexts.changeAnswer}
        </Button>
      )}
    </div>
  );
}
