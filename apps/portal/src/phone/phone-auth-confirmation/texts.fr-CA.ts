import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Confirmation de votre téléphone…',
  lead: 'Cela prend quelques secondes. Laissez cette page ouverte.',
  titleFailed: 'Nous n’avons pas encore pu le confirmer',
};
