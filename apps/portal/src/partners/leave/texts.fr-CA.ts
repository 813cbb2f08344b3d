import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'C’est terminé',
  lead: '{bank} Nous vous dirigeons vers {host}.',
  stayed: '{bank} Vous pouvez aller à {host} quand vous voudrez.',
  banks: {
    linked: 'Votre compte bancaire est lié.',
    checking: 'Nous avons votre compte bancaire et nous le vérifions.',
  },
  kept: [
    'Votre demande et vos réponses sont enregistrées ici.',
    'Vous pouvez revenir à tout moment par le lien de nos courriels.',
  ],
  go: 'Aller à {host} maintenant',
  stay: 'Rester sur cette page',
  result: 'Voir ma demande',
};
