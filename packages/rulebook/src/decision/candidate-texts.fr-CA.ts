import type { CANDIDATE_TEXTS as EN } from './candidate-texts.en-US.ts';

export const CANDIDATE_TEXTS: typeof EN = {
  'photo-id-settles-more': {
    title: 'La pièce d’identité règle plus de cas',
    rows: {
      '4-business-declined': 'Seulement si la source d’identité a trouvé quelque chose aussi.',
      '4-business-declined-review':
        'La source sur les entreprises est seule à la refuser\u00a0: quelqu’un de chez nous regarde.',
      '12-business-info': 'Supprimée\u00a0: le document est demandé tout de suite.',
      '13-review': 'Plus pour la source d’identité une fois la pièce d’identité acceptée.',
    },
  },
};
