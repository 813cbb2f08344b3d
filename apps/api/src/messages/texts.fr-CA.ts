import type { MessageTexts } from './texts.en-US.ts';

/** Les messages en français. decisions.md, section 9. */
export const MESSAGE_TEXTS: MessageTexts = {
  greeting: 'Bonjour {name},',
  closing: '{brand}',
  messages: {
    received: {
      subject: 'Nous avons votre demande',
      lines: [
        'Nous avons votre demande pour {business}.',
        'Il reste une courte étape : confirmez votre numéro de téléphone avec le code que nous vous envoyons par texto.',
      ],
      link: 'Continuer votre demande',
    },
    informationNeeded: {
      subject: 'Il nous manque un élément',
      lines: [
        'Nous examinons votre demande pour {business}.',
        'Pour continuer, il nous manque un élément. Cela prend quelques minutes, et tout ce que vous avez entré est conservé.',
      ],
      link: 'Continuer votre demande',
    },
    approved: {
      subject: 'Votre demande est approuvée',
      lines: [
        'Votre demande pour {business} est approuvée.',
        'Associez maintenant un compte bancaire, pour que nous puissions vous payer.',
      ],
      link: 'Associer un compte bancaire',
    },
    approvedPending: {
      subject: 'Vous pouvez accepter des paiements; il reste une étape',
      lines: [
        'Vous pouvez commencer à accepter des paiements pour {business}.',
        'Il reste une étape avant que nous puissions vous payer. Ouvrez votre demande pour la voir.',
      ],
      link: 'Voir ce qu’il reste à faire',
    },
    inReview: {
      subject: 'Nous examinons votre demande',
      lines: [
        'Une personne de notre équipe examine votre demande pour {business}.',
        'Cela prend d’habitude un à deux jours ouvrables. Vous n’avez rien à faire pour l’instant; nous vous écrirons.',
      ],
      link: 'Voir votre demande',
    },
    notApproved: {
      subject: 'Au sujet de votre demande',
      lines: [
        'Nous avons examiné votre demande pour {business} et ne pouvons pas vous offrir de compte avec les renseignements que nous avons.',
        'Ouvrez votre demande pour voir ce que vous pouvez faire.',
      ],
      link: 'Voir votre demande',
    },
  },
};
