import type { TEXTS as US } from './texts.en-US.ts';

type Title = { title: string };

export const TEXTS: {
  stages: Pick<(typeof US)['stages'], 'ended'>;
  states: { cancelled: Title; released: Title };
  cancel: Pick<(typeof US)['cancel'], 'busy'>;
} = {
  states: {
    cancelled: { title: 'Your order was cancelled' },
    released: { title: 'Your order was cancelled' },
  },
  stages: { ended: 'Cancelled' },
  cancel: { busy: 'Cancelling…' },
};
