import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Exportations',
  lead: 'Chaque exportation du journal, avec son billet, ses filtres et le nombre de lignes emportées.',
  none: 'Rien n’a été exporté.',
};
