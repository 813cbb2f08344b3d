import type { ErrorCode } from '@signet/rulebook/core/errors';
import { ApiError } from '../platform/api.ts';
import type { End } from './link-outcome.tsx';

const ENDS: Partial<Record<ErrorCode, End>> = {
  'link.expired': { status: 'EXPIRED' },
  'link.incorrect': { status: 'INCORRECT' },
  'application.moved': { status: 'FAILED', reason: 'notNeeded' },
};

/** The end that a refused call means for a link; undefined where the call may be tried again. Throws what is no answer of the server's. */
export function endOf(error: unknown): End | undefined {
  if (!(error instanceof ApiError)) throw error;
  return ENDS[error.code];
}
