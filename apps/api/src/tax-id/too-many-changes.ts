import { type AppError, fieldError } from '../platform/http/problem.ts';
import type { Secrets } from '../store.ts';

/** What a tax id that was changed too often today is refused with, at its field. decisions.md, section 6, tax id changes. */
export const tooManyTaxIds = (secrets: Secrets, field = Object.keys(secrets).find(isTaxId) ?? ''): AppError =>
  fieldError('taxId.tooMany', field);

/** True for the path of a tax id. */
export const isTaxId = (path: string): boolean => path.endsWith('governmentIdentification.value');
