import type { TEXTS as US } from './texts.en-US.ts';

export const TEXTS: Pick<typeof US, 'bundlesNote'> & {
  licences: Partial<(typeof US)['licences']>;
} = {
  bundlesNote: 'The software costs {price} more a month for each licence.',
  licences: {
    lead: 'Each register and terminal that rings up sales needs its own licence.',
    price: '{price} a month for each licence',
  },
};
