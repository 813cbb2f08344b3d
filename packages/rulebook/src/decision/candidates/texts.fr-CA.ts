import type { CANDIDATE_TEXTS as EN } from './texts.en-US.ts';

export const CANDIDATE_TEXTS: typeof EN = {
  'photo-id-settles-more': {
    title: 'La pièce d’identité règle plus de cas',
    rows: {
      '4-business-declined': 'Seulement si la source d’identité a trouvé quelque chose aussi.',
      '4-business-declined-review':
        'La source sur les entreprises est seule à la refuser : quelqu’un de chez nous regarde.',
      '12-business-info': 'Supprimée : le document est demandé tout de suite.',
      '13-review': 'Plus pour la source d’identité une fois la pièce d’identité acceptée.',
    },
  },
};
