import type { PLACE_WORDS as ENGLISH } from './zz-fields-words-en-place.ts';
import type { FieldWordsRow } from '../core/field-texts.ts';

/** Words about where somebody is, in Quebec French. */
export const PLACE_WORDS: Record<keyof typeof ENGLISH, FieldWordsRow> = {
  street: {
    label: 'Adresse municipale',
    hint: 'Là où se trouve l’entreprise; pas une case postale',
    errors: {
      required: 'Entrez une adresse municipale',
      long: 'Adresse : {addressMaxChars} caractères au maximum',
      poBox: 'Les cases postales ne sont pas acceptées, veuillez ajouter une adresse physique.',
      startsNotWithBuildingNumber: 'Commencez par le numéro de l’immeuble, comme 12, rue Principale',
      streetName: 'Entrez le numéro et la rue, comme 12, rue Principale',
    },
  },
  apartment: {
    label: 'Bureau ou appartement',
    hint: 'Appartement, bureau ou étage',
    errors: {
      required: 'Entrez un bureau ou un appartement',
      long: 'Bureau : {addressMaxChars} caractères au maximum',
      poBox: 'Les cases postales ne sont pas acceptées, veuillez ajouter une adresse physique.',
    },
  },
  city: {
    label: 'Ville',
    errors: {
      required: 'Entrez une ville',
      long: 'Ville : {addressMaxChars} caractères au maximum',
      letters: 'La ville doit comprendre des lettres',
    },
  },
  territory: {
    label: 'État',
    errors: { required: 'Choisissez un État', unknown: 'Choisissez un État de la liste' },
    byMarket: {
      CA: {
        label: 'Province ou territoire',
        errors: {
          required: 'Choisissez une province ou un territoire',
          unknown: 'Choisissez une province ou un territoire de la liste',
        },
      },
    },
  },
  zip: { label: 'Code ZIP', errors: { required: 'Entrez un code ZIP', format: 'Le code ZIP doit compter 5 chiffres' } },
  postalCode: { label: 'Code postal', errors: { required: 'Entrez un code postal', format: 'Le code postal doit ressembler à K1A 0B1' } },
  fiveDigits: { label: 'Numéro à 5 chiffres', errors: { required: 'Entrez le numéro', digits: 'Entrez 5 chiffres' } },
  threeDigits: { label: 'Numéro à 3 chiffres', errors: { required: 'Entrez le numéro', digits: 'Entrez 3 chiffres' } },
};
