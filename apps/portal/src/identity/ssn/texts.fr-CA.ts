import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Votre numéro de sécurité sociale américain (SSN) complet',
  lead: 'Les quatre derniers chiffres n’ont pas suffi à confirmer votre identité. Entrez les neuf chiffres, et votre nom comme sur votre carte de sécurité sociale.',
  leadOwn: 'Avec les neuf chiffres, nous pouvons confirmer tout de suite votre identité.',
  why: 'La loi demande à toute société de paiement de vérifier qui ouvre un compte. Avec les neuf chiffres, la vérification est plus sûre. Elle n’a aucun effet sur votre cote de crédit.',
  nameHint: 'Comme sur votre carte de sécurité sociale',
  numberWhy: 'Ce que nous faisons de ce numéro',
  numberSafe:
    'Il est scellé dès son arrivée et n’est plus jamais affiché en entier, pas même à vous. Seules nos vérifications d’identité l’utilisent.',
  photoTitle: 'Autre possibilité : une pièce d’identité avec photo',
  photoText: 'Vous prenez en photo votre permis de conduire ou votre passeport, puis vous-même. Aucun numéro n’est alors nécessaire.',
  photo: 'Utiliser plutôt une pièce d’identité',
  leaving: 'Un instant…',
  laterText: 'Votre demande attend jusque-là, et vos réponses sont enregistrées.',
};
