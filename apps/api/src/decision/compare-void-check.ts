import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { requireOwnClaim } from './load-review.ts';

/** Compares each field with the account without revealing it. docs/decisions/0245. */
export const compareVoidCheck: Handler<'compareVoidCheck'> = async ({
  deps,
  params: { id },
  body,
  reviewer,
}) => {
  await requireOwnClaim(deps, id, reviewer);
  const compared = await deps.store.voidChecks.compare(id, reviewer, body);
  if (compared === undefined) throw new AppError('review.caseSettled');
  return compared;
};
