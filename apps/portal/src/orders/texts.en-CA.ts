import type { TEXTS as US } from './texts.en-US.ts';

export const TEXTS: {
  licences: Partial<(typeof US)['licences']>;
} = {
  licences: {
    lead: 'Each register and terminal that rings up sales needs its own licence.',
    price: '{price} a month for each licence',
  },
};
