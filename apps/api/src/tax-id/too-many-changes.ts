import { isTaxIdPath } from '@signet/rulebook/core/answers';
import { type AppError, fieldAppError } from '../platform/http/problem.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';

/** Reports the limit at the field of the tax id. docs/readings.md 78. */
export const tooManyTaxIdChanges = (
  secrets: SecretAnswers,
  field = Object.keys(secrets).find(isTaxIdPath) ?? '',
): AppError => fieldAppError('taxId.changeLimitExceeded', field);
