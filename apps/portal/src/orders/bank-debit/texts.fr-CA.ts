import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  account: '{bank}, compte se terminant par {last4}',
  plainAccount: 'Compte bancaire se terminant par {last4}',
  takes:
    'Prend jusqu’à {days} jours ouvrables. Nous expédierons la commande une fois que votre banque aura payé.',
  onlyBank: 'Liez votre compte bancaire pour passer cette commande.',
  notReady: {
    notLinked: 'Vous pourrez aussi payer depuis votre compte bancaire une fois celui-ci lié.',
    later:
      'Une fois votre demande approuvée, vous pourrez aussi lier un compte bancaire et payer depuis celui-ci.',
    testDeposits:
      'Vous pourrez payer depuis votre compte bancaire se terminant par {last4} dès que vous aurez confirmé les dépôts d’essai.',
    unproven:
      'Nous vérifions encore votre compte bancaire se terminant par {last4}. D’ici là, payez par carte.',
    refused:
      'Votre compte bancaire se terminant par {last4} ne peut pas servir. Liez-en un autre pour payer.',
  },
  link: 'Lier mon compte bancaire',
  deposits: 'Confirmer les dépôts d’essai',
  mandate: {
    ACH: {
      title: 'Autorisation pour votre compte bancaire',
      order:
        'En appuyant sur {button}, vous autorisez {brand} à débiter par ACH le compte bancaire se terminant par {last4}.',
      terms: [
        'Si vous liez un autre compte à sa place, c’est celui-ci qui sera débité.',
        'Un débit que votre banque ne paie pas reste dû et peut être demandé de nouveau.',
        'Pour mettre fin à cette autorisation, avisez-nous au moins 3 jours ouvrables avant un débit.',
      ],
    },
    PAD: {
      title: 'Accord de débit préautorisé (DPA)',
      order:
        'En appuyant sur {button}, vous autorisez {brand} à débiter le compte bancaire se terminant par {last4}.',
      terms: [
        'Vous renoncez à l’avis que vous recevriez autrement avant chaque débit.',
        'Si vous liez un autre compte à sa place, c’est celui-ci qui sera débité.',
        'Vous pouvez mettre fin à cet accord avec un préavis de 30 jours. Votre banque a un modèle de formulaire.',
        'Vous avez certains droits de recours si un débit n’est pas conforme au présent accord.',
        'Par exemple, vous pouvez obtenir le remboursement de tout débit que vous n’avez pas autorisé.',
        'Pour en savoir plus sur vos droits, communiquez avec votre banque ou visitez paiements.ca.',
      ],
    },
    now: 'Nous débitons {amount} maintenant.',
    onApproval: 'Nous débiterons {amount} une fois votre demande approuvée.',
    monthly: 'Nous débiterons ensuite {amount} chaque mois, jusqu’à l’annulation.',
    monthlyAlone:
      'Nous débiterons {amount} chaque mois à partir du jour indiqué ci-dessus, jusqu’à l’annulation.',
    contact: 'Appelez-nous au {phone}.',
  },
  payFromBank: 'Payer depuis ma banque',
};
