import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  stages: {
    received: 'Nous avons reçu votre demande',
    asking: 'Vérification de votre identité et de votre entreprise',
    askingCount: 'Vérification de votre identité et de votre entreprise : {answered} sur {sources}',
    deciding: 'Décision',
  },
  states: { done: '(terminé)', now: '(en cours)', later: '(pas commencé)' },
  usual: 'Cela prend habituellement {seconds} secondes.',
  leave:
    'C’est un peu plus long que d’habitude. Vous pouvez quitter cette page. Nous vous écrirons dès que nous aurons la réponse.',
  giveUp:
    'Vous pouvez fermer cette page. Nous poursuivons les vérifications et vous écrirons dès que nous aurons la réponse.',
  again: 'Vérifier de nouveau',
};
