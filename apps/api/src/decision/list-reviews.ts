import type { Handler } from '../handler.ts';
import { reviewView } from './view.ts';

const shownMax = 200;

export const listReviews: Handler<'listReviews'> = async ({ deps }) => ({
  reviews: (await deps.store.reviews.queue(shownMax)).map(reviewView),
});
