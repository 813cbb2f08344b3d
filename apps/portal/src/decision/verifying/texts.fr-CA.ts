import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nous vérifions vos renseignements',
  stages: {
    received: 'Nous avons reçu votre demande',
    asking: 'Vérification de vos renseignements',
    askingCount: 'Vérification de vos renseignements : {answered} vérifications reçues sur {sources}',
    deciding: 'Décision',
  },
  states: { done: '(terminé)', now: '(en cours)', later: '(pas commencé)' },
  usual: 'Cela prend habituellement {seconds} secondes.',
  leave:
    'C’est un peu plus long aujourd’hui. Vous pouvez quitter cette page : nous vous écrirons par courriel dès qu’il y aura une réponse.',
  giveUp: 'Vous pouvez fermer cette page, nous vous écrirons. Votre demande est en sécurité et nous poursuivons les vérifications.',
  again: 'Vérifier de nouveau',
  why: 'Nous comparons vos réponses avec des registres officiels et commerciaux, comme la loi le demande avant l’ouverture d’un compte de paiement.',
};
