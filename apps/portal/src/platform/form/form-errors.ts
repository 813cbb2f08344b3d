import type { AnswersByPath } from '@signet/rulebook/core/answers';
import type { FieldError } from '@signet/rulebook/core/validate';
import type { ApiError } from '../api.ts';

export type FormError = FieldError & {
  message?: string;
  data?: Readonly<Record<string, string | number>>;
  targetId?: string;
};

/** Errors at hidden parts of an address are shown at its first line. */
export const visibleErrors = (faults: readonly FormError[], folded: ReadonlySet<string>): readonly FormError[] => {
  const wrong = [...folded].filter((at) => faults.some(({ field }) => field === `${at}.line1`));
  return faults.filter(({ field }) => !wrong.some((at) => field.startsWith(`${at}.`) && field !== `${at}.line1`));
};

/** Validates changed fields again and drops errors of questions that no longer apply. */
export const remainingErrors = (
  shown: readonly FormError[],
  changed: AnswersByPath,
  still: readonly FormError[],
  open: (path: string) => boolean,
): readonly FormError[] =>
  shown
    .filter(({ field }) => open(field))
    .flatMap((fault) => (fault.field in changed ? still.filter(({ field }) => field === fault.field) : [fault]));

/** The faults of a failed call: at fields where the server named them, else one of the whole form. */
export function toFormErrors(error: ApiError): FormError[] {
  if (error.faults.length > 0) return error.faults.map((fault) => ({ ...fault, data: error.data }));
  return [{ code: error.code, field: '', data: { ...error.data, ...(error.reference ? { reference: error.reference } : {}) } }];
}
