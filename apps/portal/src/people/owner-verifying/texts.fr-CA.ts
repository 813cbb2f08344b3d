import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nous vérifions vos renseignements',
  lead: 'Cela prend habituellement moins d’une minute.',
  stages: {
    received: 'Nous avons vos renseignements',
    checking: 'Vérification de votre identité',
    deciding: 'Confirmation du résultat',
  },
  states: { done: '(terminé)', now: '(en cours)', later: '(pas commencé)' },
  leave:
    'Vous pouvez quitter cette page. Nous vous écrirons dès que votre identité sera confirmée, ou s’il faut une pièce d’identité.',
  giveUp:
    'Vous pouvez fermer cette page. Nous poursuivons les vérifications et vous écrirons dès que votre identité sera confirmée.',
  again: 'Vérifier de nouveau',
};
