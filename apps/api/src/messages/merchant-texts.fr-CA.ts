import type { MERCHANT_MESSAGES as EN } from './merchant-texts.en-US.ts';
import type { MessageWords } from './message-words.ts';

export const MERCHANT_MESSAGES: Record<keyof typeof EN, MessageWords> = {
  merchantInvited: {
    subject: 'Ouvrez votre compte de paiement',
    preheader: 'Vos renseignements y sont déjà. Comptez environ 5 minutes.',
    lines: [
      '{brand} vous invite à ouvrir un compte de paiement.',
      'Votre demande contient déjà ce que {brand} nous a indiqué sur votre entreprise. Vérifiez-la, ajoutez ce qui manque et envoyez-la.',
      'Le lien fonctionne jusqu’au {until}. Si vous ne l’ouvrez pas, nous vous enverrons un seul rappel.',
      'Cela ne vous intéresse pas? Choisissez Arrêter les rappels\u00a0: nous ne vous écrirons plus à ce sujet.',
    ],
    button: 'Ouvrir ma demande',
    asks: true,
  },
  merchantReminded: {
    subject: 'Rappel\u00a0: ouvrez votre compte de paiement',
    preheader: 'Vos renseignements y restent jusqu’au {until}.',
    lines: [
      'L’invitation de {brand} tient toujours, et vos renseignements sont déjà inscrits.',
      'Vérifiez-les, ajoutez ce qui manque et envoyez votre demande. Comptez environ 5 minutes.',
      'Le lien fonctionne jusqu’au {until}. Nous ne vous écrirons plus à ce sujet.',
    ],
    button: 'Ouvrir ma demande',
    asks: true,
  },
};
