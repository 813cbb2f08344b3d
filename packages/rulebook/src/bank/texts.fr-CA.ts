import type { FieldTextsRow } from '../core/field-texts.ts';
import { businessNameErrors } from '../sign-up/texts.fr-CA.ts';
import type { BANK_TEXTS as ENGLISH } from './texts.en-US.ts';

export const BANK_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  accountHolderFullName: {
    label: 'Nom du titulaire du compte',
    hint: 'Tel qu’il figure sur votre relevé bancaire',
    errors: businessNameErrors('Nom du titulaire', 'le nom du titulaire du compte'),
  },
  accountType: {
    label: 'Type de compte',
    hint: 'Vous hésitez? La plupart des comptes d’entreprise sont des comptes-chèques',
    errors: { required: 'Choisissez compte-chèques ou épargne', unknown: 'Choisissez compte-chèques ou épargne' },
    options: { CHECKING: { label: 'Compte-chèques' }, SAVINGS: { label: 'Compte d’épargne' } },
  },
  routingNumber: {
    label: 'Numéro d’acheminement',
    hint: 'Les 9 premiers chiffres au bas d’un chèque',
    errors: {
      required: 'Entrez un numéro d’acheminement',
      digits: 'Le numéro d’acheminement doit compter 9 chiffres',
      check: 'Vérifiez le numéro d’acheminement : un chiffre est erroné',
    },
  },
  bankAccount: {
    label: 'Numéro de compte',
    hint: 'Les chiffres après le numéro d’acheminement',
    byMarket: { CA: { hint: 'Les derniers chiffres au bas d’un chèque' } },
    errors: {
      required: 'Entrez un numéro de compte',
      digits: 'Le numéro de compte ne contient que des chiffres',
      length: 'Le numéro de compte doit compter de {accountMinDigits} à {accountMaxDigits} chiffres',
    },
  },
  bankAccountConfirm: {
    label: 'Numéro de compte, de nouveau',
    hint: 'Pour que votre argent arrive au bon endroit',
    errors: { required: 'Entrez de nouveau le numéro de compte', mismatch: 'Les numéros de compte ne concordent pas' },
  },
  transitNumber: {
    label: 'Numéro de transit',
    hint: '5 chiffres',
    errors: { required: 'Entrez un numéro de transit', digits: 'Le numéro de transit doit compter 5 chiffres' },
  },
  institutionNumber: {
    label: 'Numéro d’institution',
    hint: '3 chiffres',
    errors: { required: 'Entrez un numéro d’institution', digits: 'Le numéro d’institution doit compter 3 chiffres' },
  },
};
