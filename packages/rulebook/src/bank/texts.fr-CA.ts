import type { FieldTextsRow } from '../core/field-texts.ts';
import type { BANK_TEXTS as ENGLISH } from './texts.en-US.ts';

export const BANK_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  accountHolderFullName: {
    label: 'Nom du titulaire du compte',
    hint: 'Tel qu’il figure sur votre relevé bancaire',
    errors: {
      required: 'Entrez le nom du titulaire du compte',
      long: 'Raccourcissez le nom du titulaire du compte à {accountHolderMaxChars} caractères au maximum',
      punctuation: 'Ajoutez au moins une lettre ou un chiffre au nom du titulaire du compte',
      characters: 'Enlevez « {character} » du nom du titulaire du compte',
    },
  },
  accountType: {
    label: 'Type de compte',
    hint: 'Vous hésitez? La plupart des comptes d’entreprise sont des comptes-chèques',
    errors: {
      required: 'Choisissez compte-chèques ou compte d’épargne',
      unknown: 'Choisissez compte-chèques ou compte d’épargne',
    },
    options: { CHECKING: { label: 'Compte-chèques' }, SAVINGS: { label: 'Compte d’épargne' } },
  },
  routingNumber: {
    label: 'Numéro d’acheminement',
    hint: 'Les 9 premiers chiffres au bas d’un chèque',
    errors: {
      required: 'Entrez votre numéro d’acheminement',
      digits:
        'Entrez les 9 chiffres de votre numéro d’acheminement. S’il commence par 0, entrez aussi le 0',
      check: 'Vérifiez chaque chiffre du numéro d’acheminement',
    },
  },
  bankAccount: {
    label: 'Numéro de compte',
    hint: 'Les chiffres après le numéro d’acheminement',
    byMarket: { CA: { hint: 'Les derniers chiffres au bas d’un chèque' } },
    errors: {
      required: 'Entrez votre numéro de compte',
      digits: 'Entrez votre numéro de compte avec des chiffres seulement',
      length: 'Entrez un numéro de compte de {accountMinDigits} à {accountMaxDigits} chiffres',
    },
  },
  bankAccountConfirm: {
    label: 'Confirmez le numéro de compte',
    hint: 'Pour que votre argent arrive au bon endroit',
    errors: {
      required: 'Entrez de nouveau votre numéro de compte',
      mismatch: 'Les numéros de compte ne concordent pas. Vérifiez les deux',
    },
  },
  transitNumber: {
    label: 'Numéro de transit',
    hint: '5 chiffres',
    errors: {
      required: 'Entrez votre numéro de transit',
      digits:
        'Entrez les 5 chiffres de votre numéro de transit. S’il commence par 0, entrez aussi le 0',
    },
  },
  institutionNumber: {
    label: 'Numéro d’institution',
    hint: '3 chiffres',
    errors: {
      required: 'Entrez votre numéro d’institution',
      digits:
        'Entrez les 3 chiffres de votre numéro d’institution. S’il commence par 0, entrez aussi le 0',
      unknown:
        'Aucune banque n’a ce numéro d’institution. Comparez les 3 chiffres à ceux d’un chèque ou d’un relevé',
    },
  },
  testDepositFirst: {
    label: 'Premier montant',
    hint: 'Par exemple 0,32, dans n’importe quel ordre',
    errors: {
      required: 'Entrez le premier montant',
      format: 'Entrez un montant de 1 à 99 cents, comme 0,32',
    },
  },
  testDepositSecond: {
    label: 'Deuxième montant',
    errors: {
      required: 'Entrez le deuxième montant',
      format: 'Entrez un montant de 1 à 99 cents, comme 0,32',
      same: 'Entrez deux montants différents',
    },
  },
};
