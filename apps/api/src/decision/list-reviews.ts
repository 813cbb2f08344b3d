import type { Handler } from '../handler.ts';
import { reviewView } from './view.ts';

const shownMax = 200;

/** The applications that wait for a person, the longest waiting first. decisions.md, section 10. */
export const listReviews: Handler<'listReviews'> = async ({ deps }) => ({
  reviews: (await deps.store.reviews.queue(shownMax)).map(reviewView),
});
