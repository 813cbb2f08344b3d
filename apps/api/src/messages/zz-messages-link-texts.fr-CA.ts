import type { LINK_TEXTS as EN } from './zz-messages-link-texts.en-US.ts';

/** The text with the link that proves a phone, in Quebec French. */
export const LINK_TEXTS: typeof EN = {
  text: '{brand} : confirmez que ce téléphone est le vôtre pour {business}. Ouvrez {url} d’ici {minutes} minutes. Ce n’est pas vous? Ouvrez-le et dites-le-nous.',
};
