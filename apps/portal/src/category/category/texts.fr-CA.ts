import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Ce que vous vendez ou faites',
  lead: 'Choisissez ce qui s’en approche le plus. Si vous faites plusieurs choses, choisissez celle dont viennent la plupart de vos ventes.',
  why: 'Les réseaux de cartes ont des règles pour chaque type d’entreprise. Le bon choix évite que vos paiements soient retenus.',
  guessLegend: 'Est-ce bien vous?',
  commonLegend: 'Types d’entreprise courants',
  nearest: 'Ce qui s’en approche le plus',
  other: 'Autre chose? Cherchez dans toute la liste',
  chosen: 'Votre choix',
  looking: 'Recherche de ce qui s’en approche…',
  none: 'Rien trouvé. Essayez un autre mot ou l’un de ceux-ci',
  count: '{count, plural, one {# résultat} many {# résultats} other {# résultats}}',
  reviewTitle: 'Ce type d’entreprise demande un examen',
  review: 'Vous pouvez continuer. Une personne examinera votre demande, d’habitude en {from} à {to} jours ouvrables.',
  stopTitle: '{brand} ne peut pas traiter les paiements de ce type d’entreprise',
  stop: 'Les réseaux de cartes ou la loi ne le permettent pas, et un examen n’y changerait rien. Vous ne pouvez pas continuer avec ce choix.',
  closedTitle: '{brand} ne peut pas traiter les paiements de ce type d’entreprise',
  closedLead:
    'Vous avez choisi « {industry} ». Nous ne pouvons pas ouvrir de compte pour cette activité. Ce n’est pas un jugement sur vous.',
  closedBy: {
    networks:
      'Les réseaux de cartes n’autorisent pas les entreprises comme la nôtre à traiter ces paiements. Un examen n’y changerait rien.',
    money:
      'Déplacer, prêter ou changer l’argent d’autrui exige des permis que nos comptes de paiement n’ont pas. Un examen n’y changerait rien.',
    law: 'Des lois l’interdisent encore et les réseaux de cartes s’y conforment. Un examen n’y changerait rien.',
  },
  closedElseTitle: 'Ce qui reste possible',
  closedElses: [
    'Si la plupart de vos ventes viennent d’autre chose, choisissez plutôt ce type d’entreprise.',
    'Si nous avons mal compris, revenez à la liste et essayez un autre mot.',
  ],
  closedAnswersTitle: 'Ce que deviennent vos réponses',
  closedAnswers: 'Rien n’a été envoyé et rien ne vous est facturé. Ce que vous avez entré reste enregistré.',
  closedAgain: 'Choisir un autre type d’entreprise',
  askPhone: 'Pour parler à une personne, appelez-nous : {contact}.',
  askEmail: 'Pour parler à une personne, écrivez-nous : {contact}.',
  quebecTitle: 'Votre entreprise est-elle au Québec?',
  quebecAnswers: { YES: 'Oui, au Québec', NO: 'Non, ailleurs au Canada' },
  quebecRequired: 'Indiquez si votre entreprise est au Québec',
  quebec:
    'Au Québec, nous ne pouvons pas traiter les paiements des restaurants et du transport : il faut un module d’enregistrement des ventes que nous n’avons pas. Ailleurs au Canada, vous pouvez continuer.',
  quebecKnownTitle: 'Votre entreprise est au Québec',
  quebecKnown:
    'Nous ne pouvons pas y traiter les paiements des restaurants et du transport : il faut un module d’enregistrement des ventes que nous n’avons pas. Choisissez un autre type d’entreprise ou changez l’adresse.',
  returning: 'Enregistrement de vos réponses…',
};
