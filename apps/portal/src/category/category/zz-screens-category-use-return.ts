import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { type FormState, faultsOf } from '../../platform/form/use-form.ts';
import type { SignUpStep } from '../../sign-up/use-sign-up-step.ts';

/** On the way back from signing in the draft becomes an application, once; true while that lasts. decisions.md, section 3. */
export function useReturn({ isReturning, create, initial }: SignUpStep, { fail }: FormState): boolean {
  const [isCreating, setCreating] = useState(isReturning);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isCreating || hasBegun.current) return;
    hasBegun.current = true; // an effect may run twice; the application may not
    create(initial, crypto.randomUUID()).catch((error: unknown) => {
      setCreating(false);
      fail(error instanceof ApiError ? faultsOf(error) : [{ code: 'server.fault', field: '' }]);
    });
  }, [isCreating, create, initial, fail]);
  return isCreating;
}
