import type {
  SAMPLE_CONTACT_TEXTS as EN,
  SAMPLE_BUILDER_TEXTS as EN_BUILDER,
} from './texts.en-US.ts';

export const SAMPLE_CONTACT_TEXTS: typeof EN = {
  supportHours: 'du lundi au vendredi, de 8 h à 18 h, heure de l’Est',
};

export const SAMPLE_BUILDER_TEXTS: typeof EN_BUILDER = {
  title: 'Northwind Sites n’a pas pu ajouter les paiements',
  text: 'Votre site est enregistré. Rouvrez-le dans Northwind Sites et ajoutez les paiements de nouveau.',
  label: 'Retour à votre site',
};
