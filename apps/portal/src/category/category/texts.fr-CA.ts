import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Que fait votre entreprise?',
  lead: 'Choisissez ce qui s’en approche le plus. Si vous avez plusieurs activités, choisissez celle d’où provient la majeure partie de vos ventes.',
  why: 'Les réseaux de cartes ont des règles pour chaque type d’entreprise. Le bon choix aide à éviter que vos paiements soient retenus.',
  guessLegend: 'Est-ce votre entreprise?',
  guessShort: 'Est-ce cela?',
  guessOne: 'Proposé d’après le nom de votre entreprise.',
  nearest: 'Ce qui s’en approche le plus',
  other: 'Autre chose? Cherchez dans toute la liste',
  saveTitle: 'Enregistrez vos réponses',
  saveText:
    'Vous allez vous connecter ou créer un compte. Vous pourrez ensuite revenir sur n’importe quel appareil.',
  saveAction: 'Enregistrer et me connecter',
  chosen: 'Votre choix',
  looking: 'Recherche…',
  none: 'Aucun résultat. Essayez un autre mot ou l’un de ceux-ci',
  count: '{count, plural, one {# résultat} many {# résultats} other {# résultats}}',
  reviewTitle: 'Ce type d’entreprise demande un examen',
  review:
    'Vous pouvez continuer. Un membre de notre équipe examinera votre demande, habituellement en {from} à {to} jours ouvrables.',
  stopTitle: '{brand} ne peut pas traiter les paiements de ce type d’entreprise',
  stop: 'Pour continuer, choisissez un autre type d’entreprise.',
  closedTitle: '{brand} ne peut pas traiter les paiements de ce type d’entreprise',
  closedLead:
    'Vous avez choisi « {industry} ». Nous ne pouvons pas ouvrir de compte pour ce type d’entreprise.',
  closedBy: {
    networks:
      'Les réseaux de cartes ne nous permettent pas de traiter ces paiements. Un examen n’y changerait rien.',
    money:
      'Pour déplacer, prêter ou changer l’argent d’autrui, il faut des permis que nos comptes n’ont pas. Un examen n’y changerait rien.',
    law: 'Des lois l’interdisent encore et les réseaux de cartes s’y conforment. Un examen n’y changerait rien.',
  },
  closedElseTitle: 'Ce que vous pouvez faire',
  closedElses: [
    'Si la majeure partie de vos ventes provient d’autre chose, choisissez plutôt ce type d’entreprise.',
    'Si nous avons mal compris, revenez à la liste et essayez un autre mot.',
  ],
  closedAnswersTitle: 'Vos réponses',
  closedAnswers: 'Rien n’a été envoyé et rien ne vous est facturé. Vos réponses sont enregistrées.',
  closedAgain: 'Choisir un autre type d’entreprise',
  askPhone: 'Des questions? Appelez-nous au {contact}.',
  askEmail: 'Des questions? Écrivez-nous à {contact}.',
  quebecTitle: 'Votre entreprise se trouve-t-elle au Québec?',
  quebecAnswers: { YES: 'Oui, au Québec', NO: 'Non, ailleurs au Canada' },
  quebecRequired: 'Indiquez si votre entreprise est au Québec',
  quebec:
    'Au Québec, les restaurants et les entreprises de transport ont besoin d’un module d’enregistrement des ventes, que nous n’offrons pas. Ailleurs au Canada, vous pouvez continuer.',
  quebecKnownTitle: 'Votre entreprise se trouve au Québec',
  quebecKnown:
    'Les restaurants et les entreprises de transport y ont besoin d’un module d’enregistrement des ventes, que nous n’offrons pas. Choisissez un autre type d’entreprise ou modifiez l’adresse.',
  returning: 'Enregistrement de vos réponses…',
};
