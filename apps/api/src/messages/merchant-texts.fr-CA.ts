import type { MERCHANT_MESSAGES as EN } from './merchant-texts.en-US.ts';
import type { MessageWords } from './message-words.ts';

export const MERCHANT_MESSAGES: Record<keyof typeof EN, MessageWords> = {
  merchantInvited: {
    subject: 'Votre compte de paiement est prêt à configurer',
    preheader: 'Vos renseignements sont déjà inscrits. Comptez environ 10 minutes.',
    lines: [
      '{brand} vous invite à ouvrir un compte de paiement.',
      'Nous avons inscrit ce que {brand} nous a dit de votre entreprise. Vérifiez-le, ajoutez ce qui manque et soumettez votre demande.',
      'Le lien fonctionne jusqu’au {until}. Cela ne vous intéresse pas? Vous n’avez rien à faire.',
    ],
    button: 'Ouvrir ma demande',
    asks: true,
  },
  merchantReminded: {
    subject: 'Rappel\u00a0: configurez votre compte de paiement',
    preheader: 'Vos renseignements restent inscrits jusqu’au {until}.',
    lines: [
      'Votre demande de compte de paiement {brand} vous attend toujours, avec vos renseignements déjà inscrits.',
      'Vérifiez-les, ajoutez ce qui manque et soumettez votre demande. Comptez environ 10 minutes.',
      'Le lien fonctionne jusqu’au {until}. Nous ne vous écrirons plus à ce sujet.',
    ],
    button: 'Ouvrir ma demande',
    asks: true,
  },
};
