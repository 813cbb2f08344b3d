import { mayRevealFor } from '@signet/rulebook/decision/reveal-reasons';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import type { Handler } from '../handler.ts';
import { inquiryTimeoutSignal } from '../identity/jobs.ts';
import { vendorOfInquiry } from '../identity/vendors.ts';
import { RemakeBusy, remakeFile } from '../platform/files/remake-file.ts';
import { AppError, orUnavailable } from '../platform/http/problem.ts';
import { requireOwnClaim } from './load-review.ts';

const invalid = (field: string) =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field }]);

const drawn = {
  maxPages: IDENTITY_LIMITS.documentMaxPages,
  maxPixels: IDENTITY_LIMITS.documentMaxPixels,
  longestEdgePx: IDENTITY_LIMITS.documentEdgePx,
};

/**
 * A picture of a document, fetched from its vendor and drawn anew. The line in the log stands before
 * anything is asked for, and nothing is kept. docs/decisions/0253.
 */
export const readDocument: Handler<'readDocument'> = async ({
  deps,
  params: { id },
  body: { inquiryId, side, reason },
  reviewer,
  staff,
}) => {
  const { application } = await requireOwnClaim(deps, id, reviewer);
  if (!mayRevealFor(reason, staff.roles)) throw invalid('reason');
  const opened = { id: application.id, inquiryId, side, reason, reviewer };
  const found = await deps.store.caseDocuments.recordOpening(opened);
  if (found === undefined) throw invalid('inquiryId');
  const { reference } = found;
  const { inquiries } = vendorOfInquiry(deps.providers.identity, found);
  const file = await orUnavailable(
    inquiries.readFile({ id: inquiryId, reference, side }, inquiryTimeoutSignal()),
  );
  if (file === undefined) return { missing: 'gone' };
  const made = await remakeFile(file, drawn).catch((error: unknown) => {
    throw error instanceof RemakeBusy ? new AppError('server.busy') : error;
  });
  if ('refusal' in made) {
    const { refusal, why } = made;
    deps.log.warn({ refusal, why, bytes: file.length }, 'a document could not be drawn anew');
    return { missing: 'unreadable' };
  }
  const { mediaType, content } = made;
  return { document: { mediaType, content: content.toString('base64') } };
};
