import type { Handler } from '../handler.ts';
import { findReview } from './load-review.ts';
import { lookOf } from './second-look.ts';

export const listChangesSince: Handler<'listChangesSince'> = async ({
  deps,
  params: { id },
  query: { from },
}) => {
  const review = await findReview(deps, id);
  return lookOf(deps, review.id, from);
};
