import type { TEXTS as EN } from './texts.ts';

/** The words of the category page, in Quebec French. */
export const TEXTS: typeof EN = {
  title: 'Ce que vous vendez ou faites',
  lead: 'Choisissez ce qui s’en approche le plus. Si vous faites plusieurs choses, choisissez celle dont viennent la plupart de vos ventes.',
  why: 'Les réseaux de cartes ont des règles pour chaque type d’entreprise. Le bon choix évite que vos paiements soient retenus.',
  guessLegend: 'Est-ce bien vous?',
  other: 'Autre chose',
  otherHelp: 'Chercher dans toute la liste',
  none: 'Rien trouvé. Essayez un autre mot, comme celui de votre enseigne',
  count: '{count, plural, one {# résultat} other {# résultats}}',
  reviewTitle: 'Ce type d’entreprise demande un examen',
  review:
    'Vous pouvez continuer. Une personne examinera votre demande, d’habitude en 1 à 2 jours ouvrables, et pourrait demander un permis ou des précisions.',
  stopTitle: '{brand} ne peut pas traiter les paiements de ce type d’entreprise',
  stop: 'Les réseaux de cartes ou la loi ne le permettent pas, et un examen n’y changerait rien. Vous ne pouvez pas continuer avec ce choix.',
  stopElse: 'Si la plupart de vos ventes viennent d’autre chose, choisissez cela. Si nous avons mal compris, essayez un autre mot.',
  quebecTitle: 'Votre entreprise est-elle au Québec?',
  quebec:
    'Au Québec, nous ne pouvons pas traiter les paiements des restaurants et du transport : il faut un module d’enregistrement des ventes que nous n’avons pas. Ailleurs au Canada, vous pouvez continuer.',
  quebecKnownTitle: 'Votre entreprise est au Québec',
  quebecKnown:
    'Nous ne pouvons pas y traiter les paiements des restaurants et du transport : il faut un module d’enregistrement des ventes que nous n’avons pas. Choisissez un autre type d’entreprise ou changez l’adresse.',
  returning: 'Enregistrement de vos réponses…',
};
