import type { BANK_MESSAGES as EN } from './bank-texts.en-US.ts';
import type { MessageWords } from './message-words.ts';

export const BANK_MESSAGES: Record<keyof typeof EN, MessageWords> = {
  bankLinked: {
    subject: 'Votre compte bancaire est lié',
    preheader: 'Si ce n’est pas vous qui l’avez lié, dites-le-nous tout de suite.',
    lines: [
      'Le compte bancaire se terminant par {last4} est maintenant lié à votre demande pour {business}.',
      '{next}',
      'Si ce n’est pas vous qui l’avez lié, communiquez avec nous tout de suite.',
    ],
    button: 'Voir mon compte',
  },
  bankReplaced: {
    subject: 'Le compte bancaire de vos versements a changé',
    preheader: 'Si ce n’est pas vous qui l’avez changé, dites-le-nous tout de suite.',
    lines: [
      'Le compte bancaire des versements à {business} est maintenant celui se terminant par {last4}.',
      'Le compte se terminant par {before} ne sert plus.',
      '{next}',
      'Si ce n’est pas vous qui l’avez changé, communiquez avec nous tout de suite.',
    ],
    button: 'Voir mon compte',
  },
  bankChangedOwner: {
    subject: 'Le compte bancaire des versements à {business} a changé',
    preheader: 'Si cela vous surprend, dites-le-nous d’ici 24 heures.',
    lines: [
      '{applicant} a changé le compte bancaire des versements à {business}. C’est maintenant celui se terminant par {last4}.',
      'Les versements dans ce compte commenceront 24 heures après ce changement.',
      'Si cela vous surprend, communiquez avec nous tout de suite. D’ici là, nous pouvons arrêter les versements.',
    ],
  },
  bankRemoved: {
    subject: 'Votre compte bancaire a été retiré',
    preheader: 'Si ce n’est pas vous qui l’avez retiré, dites-le-nous tout de suite.',
    lines: [
      'Le compte bancaire se terminant par {last4} vient d’être retiré de votre demande pour {business}.',
      'Vous pouvez toujours accepter des paiements. Les versements reprendront quand vous aurez lié un autre compte.',
      'Si ce n’est pas vous qui l’avez retiré, communiquez avec nous tout de suite.',
    ],
    button: 'Lier un compte bancaire',
  },
  bankReminder: {
    subject: 'Liez votre compte bancaire pour recevoir vos versements',
    preheader: 'Comptez environ 1 minute. Vos versements n’attendent que cela.',
    lines: [
      '{business} peut accepter des paiements, mais nous ne savons pas encore où envoyer votre argent.',
      'Connectez-vous à votre banque ou entrez les numéros du compte. Comptez environ 1 minute.',
      'D’ici là, nous gardons l’argent pour vous.',
    ],
    button: 'Lier mon compte bancaire',
    asks: true,
  },
  bankLastReminder: {
    subject: 'Il reste à lier un compte bancaire pour vos versements',
    preheader: 'Liez-en un en 1 minute environ. Nous n’enverrons pas d’autre rappel.',
    lines: [
      '{business} peut accepter des paiements, et nous gardons l’argent jusqu’à ce que vous liiez un compte bancaire.',
      'Connectez-vous à votre banque ou entrez les numéros du compte. Comptez environ 1 minute.',
      'C’est notre dernier rappel. Vous pourrez lier un compte quand vous voudrez.',
    ],
    button: 'Lier mon compte bancaire',
    asks: true,
  },
  bankLinkLost: {
    subject: 'Liez de nouveau votre compte pour recevoir vos versements',
    preheader: 'Vos versements attendent. Comptez environ 1 minute.',
    lines: [
      'Ce message concerne votre compte bancaire se terminant par {last4}.',
      '{why}',
      'Liez-le de nouveau ou liez-en un autre. Les versements reprendront une fois un compte confirmé.',
      '{business} peut toujours accepter des paiements. Nous gardons l’argent pour vous.',
    ],
    button: 'Lier un compte bancaire',
    asks: true,
  },
  bankSignInDue: {
    subject: 'Votre banque a mis fin à sa connexion avec nous',
    preheader: 'Les versements continueront comme avant. Vous n’avez rien à faire pour le moment.',
    lines: [
      'Votre banque a mis fin à la connexion de votre compte se terminant par {last4}.',
      'Les versements continueront comme avant, et vous n’avez rien à faire pour le moment.',
      'Si le compte est fermé ou a un autre numéro, retirez-le et liez-en un autre.',
    ],
    button: 'Voir mon compte',
  },
  bankConfirmed: {
    subject: 'Votre compte bancaire est confirmé',
    preheader: 'Il peut recevoir vos versements.',
    lines: [
      'Votre compte bancaire se terminant par {last4} est confirmé et peut recevoir vos versements.',
      '{next}',
    ],
    button: 'Voir mon compte',
  },
  bankNotConfirmed: {
    subject: 'Nous n’avons pas pu confirmer votre compte bancaire',
    preheader: 'Liez un autre compte pour recevoir vos versements.',
    lines: [
      'Nous n’avons pas pu confirmer que le compte se terminant par {last4} est à vous ou à votre entreprise.',
      'Liez un autre compte, à votre nom ou à celui de votre entreprise.',
      '{business} peut toujours accepter des paiements. Les versements commenceront une fois un compte confirmé.',
    ],
    button: 'Lier un compte bancaire',
    asks: true,
  },
  testDepositSent: {
    subject: 'Deux petits dépôts arriveront d’ici le {day}',
    preheader: 'Entrez ensuite les deux montants pour confirmer votre compte.',
    lines: [
      'Nous avons fait deux petits dépôts d’essai, chacun de moins de 1,00 $, dans votre compte se terminant par {last4}.',
      'Quand les deux figureront sur votre relevé, revenez entrer les montants. Nous les reprendrons en un seul débit.',
      'Ils arriveront au plus tard le {day}. Entrez les montants au plus tard le {until}.',
    ],
    button: 'Entrer les montants',
    asks: true,
  },
  testDepositArrived: {
    subject: 'Entrez les montants de vos deux dépôts d’essai',
    preheader: 'Ils devraient figurer sur votre relevé bancaire.',
    lines: [
      'Les deux dépôts d’essai devraient maintenant être dans votre compte se terminant par {last4}.',
      'Trouvez-les sur votre relevé et entrez les deux montants, dans n’importe quel ordre. Les versements commenceront quand ils concorderont.',
      'Vous avez jusqu’au {until}. Si vous ne les trouvez pas, vous pouvez en demander d’autres une fois.',
    ],
    button: 'Entrer les montants',
    asks: true,
  },
  testDepositFailed: {
    subject: 'Nous n’avons pas pu confirmer votre compte bancaire',
    preheader: 'Vous pouvez lier un autre compte ou nous envoyer un chèque annulé.',
    lines: [
      'Ce message concerne votre compte se terminant par {last4}.',
      '{why}',
      'Liez un autre compte, ou envoyez-nous une photo d’un chèque annulé (spécimen de chèque). Un membre de notre équipe l’examinera.',
      '{business} peut toujours accepter des paiements. Les versements commenceront une fois un compte confirmé.',
    ],
    button: 'Voir ce que vous pouvez faire',
  },
};
