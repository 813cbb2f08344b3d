import type { TEXTS as EN } from './texts.en-US.ts';

/** The words of the page that a phone comes back to, in Quebec French. */
export const TEXTS: typeof EN = {
  title: 'Confirmation de votre téléphone',
  lead: 'Cela prend quelques secondes. Laissez cette page ouverte.',
  titleFailed: 'Nous n’avons pas pu terminer',
};
