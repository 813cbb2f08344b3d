import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  smaller: 'Plus petit',
  larger: 'Plus grand',
  turn: 'Tourner',
  zoom: '{percent} %',
  zoomTurned: '{percent} %, tourné de {degrees}°',
  hint: 'Affiché dans un cadre sans réseau, marqué de votre nom. Aucun téléchargement.',
  failed: 'Ce fichier n’a pas pu être dessiné. Demandez-en un autre.',
};
