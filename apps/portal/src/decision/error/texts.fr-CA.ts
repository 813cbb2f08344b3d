import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nous n’avons pas pu terminer la vérification',
  lead: 'Le problème vient de nous et non de vos réponses. Votre demande est en sécurité chez nous.',
  nextTitle: 'La suite',
  looks: 'Un membre de notre équipe s’en occupe et prendra une décision au plus tard le {day}.',
  looksLate: 'Un membre de notre équipe s’en occupe. Cela prend plus de temps que d’habitude; il n’y a pas encore de décision.',
  nothing: 'Vous n’avez rien à faire et rien à envoyer de nouveau.',
  email: 'Nous enverrons la réponse à {email}.',
  askTitle: 'À qui s’adresser',
  reference: 'Référence : {reference}',
  result: 'Voir où en est votre demande',
};
