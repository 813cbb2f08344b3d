import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Historique',
  earlier: 'Plus ancien',
  today: 'Aujourd’hui, {time}',
};
