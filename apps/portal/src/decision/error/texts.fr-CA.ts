import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nous n’avons pas pu terminer la vérification',
  lead: 'Le problème vient de nous et non de vos réponses. Nous avons bien votre demande.',
  nextTitle: 'La suite',
  looks: 'Un membre de notre équipe s’en occupe et prendra une décision au plus tard le {day}.',
  looksLate:
    'Un membre de notre équipe s’en occupe. C’est plus long que d’habitude et il n’y a pas encore de décision.',
  nothing: 'Vous n’avez rien à faire ni à renvoyer.',
  email: 'Nous enverrons la décision à {email}.',
  askTitle: 'Des questions?',
  reference: 'Référence : {reference}',
  result: 'Voir ma demande',
};
