import type { TEXTS as EN } from './card-texts.en-US.ts';

/** What the vendor's frame and the bank's step say. */
export const TEXTS: typeof EN = {
  lang: 'fr',
  frameTitle: 'Données de la carte',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration, MM/AA',
  expiryHint: 'MM / AA',
  cvc: 'Code de sécurité, CVC',
  cvcHint: 'CVC',
  postal: 'Code postal',
  postalHint: 'Code postal',
  incomplete_number: 'Le numéro de votre carte est incomplet.',
  invalid_number: 'Le numéro de votre carte n’est pas valide.',
  incorrect_number: 'Le numéro de votre carte n’est pas valide.',
  incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
  invalid_expiry_year: 'La date d’expiration de votre carte est passée.',
  incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
  invalid_cvc: 'Le code de sécurité de votre carte n’est pas valide.',
  incomplete_zip: 'Votre code postal est incomplet.',
  unavailable: 'La carte n’a pas pu être lue. Réessayez dans un moment.',
  authenticationFailed: 'Votre banque n’a pas confirmé que c’est vous.',
  secureTitle: 'Votre banque vous demande si c’est bien vous',
  secureText: 'C’est la banque du bac à sable. Choisissez comment cela finit.',
  complete: 'Confirmer mon identité',
  fail: 'Échouer',
  close: 'Fermer',
};
