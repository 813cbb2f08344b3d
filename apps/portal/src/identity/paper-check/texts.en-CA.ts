import type { TEXTS as US } from './texts.en-US.ts';

export const TEXTS: { papers: Partial<(typeof US)['papers']> } = {
  papers: {
    articles: 'Your articles of incorporation',
    voidCheck: 'A void cheque with the name and numbers printed on it',
  },
};
