import type { TEXTS as US } from './texts.en-US.ts';

export const TEXTS: { failed: Partial<(typeof US)['failed']> } = {
  failed: { cheque: 'Or send us a void cheque below. Someone on our team will look at it.' },
};
