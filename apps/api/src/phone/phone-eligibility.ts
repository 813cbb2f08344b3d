import type { Answers } from '@signet/rulebook/answer-rows';
import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { fieldAppError } from '../platform/http/problem.ts';
import type { LineType } from './port.ts';

/**
 * VoIP numbers are rejected at input, because a text to one proves nothing. docs/readings.md 67.
 */
const REFUSALS = {
  virtual: 'phone.unsupportedLineType',
  tooMany: 'phone.lookupLimitExceeded',
} as const satisfies Record<string, ErrorCode>;

export async function phoneEligibilityError(
  deps: Deps,
  lookup: { userId: string; phone: string },
): Promise<ErrorCode | undefined> {
  const type = await lookUpLineType(deps, lookup);
  return type === 'virtual' || type === 'tooMany' ? REFUSALS[type] : undefined;
}

/** Rejects VoIP numbers at input; the phone step could not accept them later. */
export async function requireEligiblePhone(
  deps: Deps,
  { application, answers }: { application: StoredApplication; answers: Answers },
): Promise<void> {
  const phone = answers[APPLICANT_PHONE_PATH];
  if (phone === undefined || phone === '' || phone === application.answers[APPLICANT_PHONE_PATH])
    return;
  const error = await phoneEligibilityError(deps, { userId: application.userId, phone });
  if (error !== undefined) throw fieldAppError(error, APPLICANT_PHONE_PATH);
}

/**
 * `tooMany` after too many lookups in 24 hours; one without a result is not counted, nor held
 * against the user. docs/decisions/0031.
 */
export async function lookUpLineType(
  { store, providers }: Deps,
  lookup: { userId: string; phone: string },
): Promise<LineType | 'tooMany'> {
  const line = await store.phoneLines.reserve(lookup);
  if ('known' in line) return line.known;
  if ('tooMany' in line) return 'tooMany';
  const { userId, phone } = lookup;
  const type = await providers.lines.lineType(phone);
  if (type === 'unknown') await store.phoneLines.giveBack({ userId, reservedAt: line.reservedAt });
  else await store.phoneLines.remember({ phone, type });
  return type;
}
