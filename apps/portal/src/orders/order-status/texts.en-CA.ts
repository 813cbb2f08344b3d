import type { TEXTS as US } from './texts.en-US.ts';

type Title = { title: string };

export const TEXTS: Pick<typeof US, 'ended'> & {
  states: { cancelled: Title; released: Title };
  cancel: Pick<(typeof US)['cancel'], 'busy'>;
} = {
  states: {
    cancelled: { title: 'Your order was cancelled' },
    released: { title: 'Your order was cancelled' },
  },
  ended: 'Cancelled {day}',
  cancel: { busy: 'Cancelling…' },
};
