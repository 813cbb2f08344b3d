import {
  isChangeSince,
  isLookedAt,
  lookFindings,
  lookId,
} from '@signet/rulebook/decision/second-look';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { loadReview, reviewRejection } from './load-review.ts';
import { requireNote } from './require-note.ts';
import { foundReviewView } from './view.ts';

const PROPOSED = 'decision.proposed';

/** What is on record since the open proposal, and everything that a second person looks at. */
async function lookOf({ store }: Deps, id: string, from?: number) {
  const { audit, decisions } = await store.reviews.story(id);
  const last = decisions.findLast(({ decidedBy }) => decidedBy === 'rules');
  const proposedAt = audit.findLast(({ action }) => action === PROPOSED)?.seq ?? 0;
  const lines = audit.filter(
    ({ seq, action }) => seq > (from ?? proposedAt) && isChangeSince(action),
  );
  const findings = lookFindings({ evidence: last?.evidence ?? {}, applied: last?.applied ?? {} });
  return {
    lines,
    look: [
      ...findings.map((finding) => ({ id: lookId({ finding }), finding })),
      ...lines.map(({ seq }) => ({ id: lookId({ seq }), seq })),
    ],
  };
}

export const listChangesSince: Handler<'listChangesSince'> = async ({
  deps,
  params: { id },
  query: { from },
}) => {
  const { review } = await loadReview(deps, id);
  return lookOf(deps, review.id, from);
};

/** Throws unless a confirmation says of each finding and each change that it was looked at. */
export async function requireLook(
  deps: Deps,
  id: string,
  looked: readonly string[],
): Promise<void> {
  const { look } = await lookOf(deps, id);
  const asked = look.map((one) => one.id);
  if (!isLookedAt(asked, looked))
    throw new AppError('request.validationFailed', {}, [
      { code: 'field.invalid', field: 'looked' },
    ]);
}

/** Sends another one’s proposal back to them; the case waits for a decision again. */
export const sendBackProposal: Handler<'sendBackProposal'> = async ({
  deps,
  params: { id },
  body: { note },
  reviewer,
  staff,
  version = 0,
}) => {
  requireNote(note, 'note');
  const found = await loadReview(deps, id);
  const { review } = found;
  const { proposal } = review;
  const waits = review.isDecidable && proposal !== undefined;
  const rejection = reviewRejection(found, { reviewer, version, waits });
  if (rejection !== undefined) throw rejection;
  if (proposal?.reviewer.id === reviewer.id) throw new AppError('review.ownProposal');
  const isSentBack = await deps.store.reviews.sendBack({
    id: review.id,
    note,
    by: { reviewer, version },
  });
  if (!isSentBack) throw new AppError('review.caseSettled');
  return { review: foundReviewView((await loadReview(deps, id)).review, staff.locale) };
};
