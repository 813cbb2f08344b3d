import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  prefilled:
    'Certaines réponses viennent du lien que vous avez ouvert. Vérifiez-les et corrigez ce qui n’est pas exact.',
  retype:
    'Pour votre sécurité, ce navigateur ne garde ni date de naissance, ni numéro fiscal ou bancaire. Entrez de nouveau ce qui manque. Tout le reste est toujours là.',
  given: 'Réponse fournie',
  givenLast4: 'Numéro fourni, se terminant par {last4}',
  optional: '(facultatif)',
  choose: 'Choisir',
  fix: 'Corrigez ces réponses pour continuer.',
  question: 'Est-ce exact?',
  questionTitle: 'Question : ',
  useSuggestion: 'Utiliser « {suggestion} »',
  confirmAnswer: 'Oui, « {answer} » est exact',
  confirmSecret: 'Oui, ce numéro est exact',
  changeAnswer: 'Modifier la réponse',
  addressByHand: 'Entrer l’adresse à la main',
  addressFilled: 'L’adresse est remplie. Assurez-vous qu’elle est exacte.',
  addressNone: 'Aucun résultat. Entrez l’adresse à la main',
  addressCount: '{count, plural, one {# suggestion} many {# suggestions} other {# suggestions}}',
  dateLabels: { year: 'Année', month: 'Mois', day: 'Jour' },
  sendAs: 'Nous l’enverrons ainsi : {name}',
  withoutAnswer: {
    headline: 'Nous vérifions encore votre demande',
    lead: 'Il n’y a pas encore de réponse. Cette page se mettra à jour, et vous n’avez rien à faire.',
    what: 'Nos vérifications',
  },
};
