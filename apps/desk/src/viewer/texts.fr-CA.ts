import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  smaller: 'Plus petit',
  larger: 'Plus grand',
  zoom: '{percent} %',
  hint: 'Affiché dans un cadre sans réseau, marqué de votre nom. Aucun téléchargement.',
  failed: 'Ce fichier n’a pas pu être dessiné. Demandez-en un autre.',
};
