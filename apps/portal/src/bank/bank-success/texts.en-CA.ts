import type { TEXTS as US } from './texts.en-US.ts';

type Review = (typeof US)['review'];

export const TEXTS: {
  types: Partial<(typeof US)['types']>;
  review: {
    open: { voidCheck: Partial<Review['open']['voidCheck']> };
    refused: Partial<Review['refused']>;
  };
} = {
  types: { CHECKING: 'Chequing' },
  review: {
    open: { voidCheck: { title: 'We have your void cheque' } },
    refused: {
      voidCheck:
        'Someone on our team looked at your void cheque. It didn’t show that the account belongs to you or your business.',
    },
  },
};
