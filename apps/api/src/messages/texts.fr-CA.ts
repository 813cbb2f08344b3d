import type { PHONE_LINK_MESSAGE_TEXTS as EN, MessageTexts, NextStepTexts } from './texts.en-US.ts';

const decides: NextStepTexts = {
  told: 'Nous prendrons une décision au plus tard le {day}. Vous n’avez rien à faire pour l’instant; nous vous écrirons.',
  late: 'Cela prend plus de temps que d’habitude. Vous n’avez rien à faire pour l’instant; nous vous écrirons dès qu’il y aura une décision.',
};
const afterwards =
  'Le plus souvent, la réponse vient aussitôt. Si une personne doit l’examiner, cela prend de {from} à {to} jours ouvrables une fois que nous l’avons reçu.';

export const MESSAGE_TEXTS: MessageTexts = {
  greeting: 'Bonjour {name},',
  closing: '{brand}',
  link: '{link} :',
  next: {
    inReview: decides,
    error: decides,
    stillChecking: {
      told: 'Vous n’avez rien à faire pour l’instant; nous vous écrirons. Si la réponse ne vient pas, une personne examinera votre demande et prendra une décision au plus tard le {day}.',
      late: 'Cela prend plus de temps que d’habitude. Vous n’avez rien à faire pour l’instant; nous vous écrirons dès qu’il y aura une décision.',
    },
    stepUp: { told: afterwards },
    verificationNeeded: { told: afterwards },
    approvedPendingNoBank: { told: 'Vous pouvez entretemps lier votre compte bancaire.' },
    bankPending: {
      told: 'Vous pouvez dès maintenant accepter des paiements. Nous vérifions votre compte bancaire; les virements commenceront ensuite, au plus tard le {day}.',
      late: 'Vous pouvez dès maintenant accepter des paiements. La vérification de votre compte bancaire prend plus de temps que d’habitude; les virements commenceront ensuite.',
    },
    approved: { told: 'Vous pouvez dès maintenant accepter des paiements. Nous vous payons le jour ouvrable suivant un paiement.' },
  },
  messages: {
    received: {
      subject: 'Nous avons votre demande',
      lines: [
        'Nous avons votre demande pour {business}.',
        'Il reste une courte étape : confirmez votre numéro de téléphone avec le texto que nous vous envoyons.',
      ],
      link: 'Continuer votre demande',
    },
    informationNeeded: {
      subject: 'Il nous manque un élément',
      lines: [
        'Nous examinons votre demande pour {business}.',
        '{need}',
        'Cela prend quelques minutes, et tout ce que vous avez entré est conservé.',
        '{next}',
      ],
      link: 'Continuer votre demande',
    },
    taxInformation: {
      subject: 'Il manque encore un numéro',
      lines: [
        'Votre demande pour {business} attend un numéro.',
        'Ce lien ouvre une courte page qui le demande. Il fonctionne une seule fois, pendant sept jours. Vous pouvez aussi ouvrir votre session comme d’habitude.',
        'Nous ne vous demandons jamais de répondre avec un tel numéro, par courriel, par texto ou par téléphone.',
      ],
      link: 'Entrer le numéro',
    },
    approved: {
      subject: 'Votre demande est approuvée',
      lines: [
        'Votre demande pour {business} est approuvée. Vous pouvez dès maintenant accepter des paiements.',
        'Associez maintenant un compte bancaire, pour que nous puissions vous payer.',
      ],
      link: 'Associer un compte bancaire',
    },
    approvedBankLinked: {
      subject: 'Votre demande est approuvée',
      lines: ['Votre demande pour {business} est approuvée.', '{next}'],
      link: 'Voir votre demande',
    },
    approvedPending: {
      subject: 'Vous pouvez accepter des paiements; les virements viendront plus tard',
      lines: ['Vous pouvez commencer à accepter des paiements pour {business}, en ligne et en personne.', '{need}', '{next}'],
      link: 'Voir ce qu’il reste à faire',
    },
    verificationNeeded: {
      subject: 'Vous pouvez accepter des paiements en ligne; il reste une étape',
      lines: [
        'Vous pouvez commencer à accepter des paiements en ligne pour {business}.',
        'Avant que vous puissiez accepter les cartes en personne et que nous puissions vous payer, il vous reste une étape.',
        '{need}',
        '{next}',
      ],
      link: 'Voir ce qu’il reste à faire',
    },
    stillChecking: {
      subject: 'Nous vérifions encore votre demande',
      lines: ['L’une de nos vérifications pour {business} n’a pas encore donné de réponse. Nous la refaisons nous-mêmes.', '{next}'],
      link: 'Voir votre demande',
    },
    inReview: {
      subject: 'Nous examinons votre demande',
      lines: ['Une personne de notre équipe examine votre demande pour {business}.', '{next}'],
      link: 'Voir votre demande',
    },
    notApproved: {
      subject: 'Au sujet de votre demande',
      lines: [
        'Nous avons examiné votre demande pour {business} et ne pouvons pas vous offrir de compte avec les renseignements que nous avons.',
        'Rien ne vous a été facturé. Vous pouvez demander qu’une personne l’examine de nouveau : ouvrez votre demande pour savoir comment.',
      ],
      link: 'Voir votre demande',
    },
  },
};

export const PHONE_LINK_MESSAGE_TEXTS: typeof EN = {
  text: '{brand} : confirmez que ce téléphone est le vôtre pour {business}. Ouvrez {url} d’ici {minutes} minutes. Ce n’est pas vous? Ouvrez-le et dites-le-nous.',
};
