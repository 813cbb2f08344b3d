import { validateField } from '@signet/rulebook/core/field';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { type FormState, useValidationContext } from '../../platform/form/use-form.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';

type Place = 'routingNumber' | 'institutionNumber';

/**
 * Shows the bank's name for a valid routing or institution number, so that a mistyped number is
 * noticed. docs/decisions/0076.
 */
export function BankName({ form, path }: { form: FormState; path: Place }) {
  const typed = String(form.values[path] ?? '');
  const number = useValidNumber(form, path, useDebouncedValue(typed));
  const [found, setFound] = useState<{ number: string; name: string | undefined }>();
  useEffect(() => {
    if (number === undefined) return;
    let isWanted = true;
    call('getBankName', { query: { [path]: number } })
      .then(({ name }) => isWanted && setFound({ number, name }))
      .catch(() => undefined); // best effort: nothing depends on the name
    return () => {
      isWanted = false;
    };
  }, [path, number]);
  const isVisible = form.fields.some((question) => question.path === path);
  const name = number !== undefined && found?.number === number ? found.name : undefined;
  return isVisible ? (
    <p className={name ? 'meta' : 'visually-hidden'} role="status">
      {name ?? ''}
    </p>
  ) : null;
}

function useValidNumber(form: FormState, path: Place, typed: string): string | undefined {
  const context = useValidationContext();
  const row = form.rows[path];
  const validated = row && typed !== '' ? validateField(row, typed, context) : undefined;
  return validated && 'value' in validated ? validated.value : undefined;
}
