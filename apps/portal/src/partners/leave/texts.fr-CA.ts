import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Tout est fait',
  lead: '{bank} Nous vous dirigeons vers {host}.',
  stayed: '{bank} Vous pouvez aller à {host} quand vous le voulez.',
  banks: { linked: 'Votre compte bancaire est lié.', checking: 'Nous avons votre compte bancaire et nous le vérifions.' },
  kept: [
    'Votre demande et toutes vos réponses sont enregistrées ici.',
    'Vous pouvez revenir en tout temps grâce au lien qui se trouve dans nos courriels.',
  ],
  go: 'Aller à {host} maintenant',
  stay: 'Rester sur cette page',
  result: 'Voir où en est votre demande',
};
