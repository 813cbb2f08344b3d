import type { TEXTS as US } from './texts.en-US.ts';

export const TEXTS: { failed: Partial<(typeof US)['failed']> } = {
  failed: { cheque: 'Or email us a void cheque with your reference, {reference}. Someone on our team will look at it and email you.' },
};
