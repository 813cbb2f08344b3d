import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Où envoyer votre argent?',
  lead: 'Connectez-vous par Plaid, un service qui relie les banques. Comptez environ une minute. Nous ne voyons jamais votre mot de passe. Nous vous paierons dans ce compte, et n’y percevrons que les frais et les remboursements dus.',
  banks: 'Banques que vous pouvez relier',
  instant: {
    button: 'Me connecter à ma banque',
    opening: 'Ouverture…',
    linking: 'Liaison de votre compte…',
  },
  manualButton: 'Entrer les numéros de compte et d’acheminement',
  manualButtonCa: 'Entrer les numéros de compte, de transit et d’institution',
  later: 'Je le ferai plus tard',
  laterText: 'D’ici là, les versements attendront.',
  exits: {
    closed:
      'Vous avez fermé la fenêtre de la banque, et rien n’a été lié. Réessayez ou entrez les numéros.',
    notListed:
      'Votre banque n’est pas dans la liste et ne peut donc pas être reliée. Entrez plutôt les numéros.',
    unsupported: 'Votre banque ne peut pas être reliée de cette façon. Entrez plutôt les numéros.',
    noAccount:
      'Il n’y avait aucun compte-chèques ni compte d’épargne à choisir. Entrez les numéros du compte voulu.',
    signInRefused:
      'Votre banque n’a pas accepté la connexion, et rien n’a été lié. Réessayez ou entrez les numéros.',
    locked:
      'Votre banque a verrouillé l’accès en ligne. Faites-le déverrouiller à la banque, ou entrez les numéros maintenant.',
    bankDown:
      'Votre banque ne répond pas en ce moment. Entrez les numéros maintenant ou réessayez plus tard.',
    expired:
      'La fenêtre de la banque est restée ouverte trop longtemps, et rien n’a été lié. Connectez-vous de nouveau à votre banque.',
    failed:
      'La fenêtre de la banque a cessé de fonctionner, et rien n’a été lié. Réessayez ou entrez les numéros.',
  },
  failed: 'Nous n’avons pas pu confirmer le compte se terminant par {last4}',
  failures: {
    linkLost:
      'Votre banque a mis fin à la connexion avant que nous puissions confirmer le compte. Reconnectez-le ou liez un autre compte.',
    linkExpired:
      'Votre banque n’a pas confirmé le compte à temps. Reconnectez-le ou liez un autre compte.',
    linkRevoked:
      'Votre banque nous a dit que notre accès a été retiré. Reconnectez le compte ou liez un autre compte.',
    numbersChanged:
      'Votre banque a donné un autre numéro au compte. Reconnectez-le ou entrez le nouveau numéro.',
    notFound:
      'Votre banque n’a aucun compte avec ces numéros. Vérifiez-les sur un relevé ou liez un autre compte.',
  },
  failedLink: 'Voir pourquoi, et ce que vous pouvez faire d’autre',
  tryManual: 'Vous pouvez aussi entrer les numéros.',
  manual: {
    title: 'Entrez vos coordonnées bancaires',
    lead: 'Copiez les numéros d’un chèque ou d’un relevé bancaire. Ils sont souvent confirmés tout de suite. Sinon, deux petits dépôts le feront en {from} à {to} jours ouvrables.',
    leadCa:
      'Copiez les numéros d’un chèque ou d’un relevé bancaire. Deux petits dépôts confirmeront le compte en {from} à {to} jours ouvrables.',
    button: 'Lier ce compte',
    otherName:
      'Ce nom n’est pas celui de votre demande ({names}). Vous pouvez quand même lier le compte. Un membre de notre équipe l’examinera avant les premiers versements.',
    why: 'Vos versements vont à ce compte, qui doit être à votre nom ou à celui de votre entreprise. Le nom doit être celui que connaît votre banque, pour que l’argent vous parvienne.',
  },
  check: {
    labelUs:
      'Au bas d’un chèque, de gauche à droite : le numéro d’acheminement à 9 chiffres, le numéro de compte et le numéro du chèque.',
    labelCa:
      'Au bas d’un chèque, de gauche à droite : le numéro du chèque, le numéro de transit à 5 chiffres, le numéro d’institution à 3 chiffres et le numéro de compte.',
    routing: 'Acheminement',
    account: 'Compte',
    number: 'Chèque',
    numberCa: 'Chèque',
    transit: 'Transit',
    institution: 'Institution',
  },
};
