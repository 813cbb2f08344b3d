import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nous mettons votre demande à jour',
  owners: 'Les propriétaires de votre liste',
};
