import type { OrderChoice } from '@signet/rulebook/orders/order';
import { orderErrors } from '@signet/rulebook/orders/order-errors';
import { useState } from 'react';
import { useErrorText } from '../platform/form/question.tsx';
import type { FormError } from '../platform/form/use-form.ts';
import { choiceOf, draftOf, type OrderDraft, onlyOffered } from './order-draft.ts';
import type { OrderForm } from './use-order-form.ts';

export type OrderDraftState = {
  draft: OrderDraft;
  change: (draft: OrderDraft) => void;
  fieldErrors: readonly FormError[];
  attempt: number;
  errorAt: (path: string) => string | undefined;
  fail: (fieldErrors: readonly FormError[]) => void;
  /** Returns the valid choice, ignoring the fields of later steps; otherwise shows the errors. */
  validate: (later?: readonly string[]) => OrderChoice | undefined;
};

export function useOrderDraft(form: OrderForm): OrderDraftState {
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => draftOf(form.choice));
  const [fieldErrors, setFieldErrors] = useState<readonly FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const fail = (found: readonly FormError[]) => {
    setFieldErrors(found);
    setAttempt((times) => times + 1);
  };
  const chosen = (typed: OrderDraft): OrderChoice => choiceOf(onlyOffered(typed, form.plans));
  const wrongIn = (typed: OrderDraft): readonly FormError[] => orderErrors(chosen(typed), form);
  const change = (typed: OrderDraft) => {
    setDraft(typed);
    const still = wrongIn(typed);
    setFieldErrors((shown) =>
      shown.filter(({ code, field }) =>
        still.some((fieldError) => fieldError.code === code && fieldError.field === field),
      ),
    );
  };
  const validate = (later: readonly string[] = []) => {
    const found = wrongIn(draft).filter(({ field }) => !later.includes(field));
    if (found.length > 0) fail(found);
    else setFieldErrors([]);
    return found.length > 0 ? undefined : chosen(draft);
  };
  const errorAt = (path: string) => {
    const fieldError = fieldErrors.find(({ field }) => field === path);
    return fieldError && errorText(fieldError);
  };
  return { draft, change, fieldErrors, attempt, errorAt, fail, validate };
}
