import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Avance de fonds',
  asking: 'Recherche des offres…',
  yourBusiness: 'votre entreprise',
  upTo: 'Obtenez jusqu’à {amount}',
  lead: '{partner} a une offre d’avance de fonds pour {business}. Vous la remboursez avec une part de vos ventes. Vous payez plus les jours achalandés et moins les jours tranquilles.',
  cardTitle: 'Jusqu’à {amount}',
  repayment: 'Vous remboursez',
  shareOfSales: '{share} des ventes de chaque jour',
  cost: 'Coût total',
  total: 'Remboursement total',
  yearlyRate: 'Taux annuel',
  notGiven: '{partner} vous l’indiquera',
  length: 'Durée estimée',
  months: '{count, plural, one {# mois} many {# de mois} other {# mois}}',
  expires: 'Fin de l’offre',
  from: 'Offert par',
  continue: 'Choisir jusqu’à {amount}',
  whose:
    'Cette offre vient de {partner}. C’est {partner} qui décide du montant et des conditions. La consulter ne vous engage à rien.',
  notEligible: {
    notApproved: {
      title: 'Pas encore d’avance de fonds',
      lead: 'Il faut un compte de paiement approuvé pour obtenir une offre.',
    },
    applied: {
      title: 'Pas encore d’avance de fonds',
      lead: 'Nous n’avons pas terminé l’étude de votre demande. Une offre est possible après l’approbation.',
    },
    noOffer: {
      title: 'Aucune offre d’avance de fonds pour le moment',
      lead: 'Il n’y a pas d’offre pour {business} aujourd’hui. Les offres changent avec vos ventes.',
    },
  },
  advice:
    'Les entreprises qui ont au moins {count} mois de ventes ont le plus de chances d’être approuvées.',
  apply: 'Demander un compte de paiement',
  applyAgain: 'Faire une demande pour une autre entreprise',
  accounts: 'Voir mes demandes',
  lookAgain: 'Regarder de nouveau',
  silent: {
    title: 'Impossible d’afficher les offres pour le moment',
    lead: 'Notre partenaire de prêt ne répond pas.',
    text: 'Rien n’a changé dans votre compte. Réessayez dans quelques minutes.',
    again: 'Réessayer',
  },
};
