import type { FieldTextsRow } from '../core/field-texts.ts';
import type { TAX_ID_TEXTS as ENGLISH } from './texts.en-US.ts';

export const TAX_ID_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  ssn4: {
    label: 'Les 4 derniers chiffres de votre numéro de sécurité sociale américain (SSN)',
    hint: 'Les 4 derniers de ses 9 chiffres',
    why: 'La loi nous demande de vérifier qui ouvre un compte de paiement. Cela n’a aucun effet sur votre cote de crédit.',
    errors: {
      required: 'Entrez les 4 derniers chiffres de votre SSN',
      digits: 'Entrez 4 chiffres, les derniers de votre SSN',
      notIssued: 'Aucun SSN ne se termine par 0000. Vérifiez les 4 derniers chiffres',
    },
  },
  ssn: {
    label: 'Numéro de sécurité sociale américain (SSN)',
    hint: '9 chiffres, comme 987-65-4320',
    why: 'La loi nous demande de vérifier qui ouvre un compte de paiement. Cela n’a aucun effet sur votre cote de crédit.',
    errors: {
      required: 'Entrez votre numéro de sécurité sociale',
      digits: 'Entrez un numéro de sécurité sociale à neuf chiffres',
      notIssued: 'Le numéro de sécurité sociale fourni est incorrect.',
    },
  },
  sin: {
    label: 'Numéro d’assurance sociale (NAS)',
    hint: '9 chiffres. Vous pouvez laisser vide : une pièce d’identité avec photo convient aussi',
    why: 'C’est une façon de vérifier qui vous êtes. Rien ne vous oblige à le donner.',
    errors: { required: 'Entrez votre NAS', digits: 'Le NAS doit compter 9 chiffres', notIssued: 'Veuillez entrer un NAS correct.' },
  },
  ein: {
    label: 'Numéro d’employeur américain (EIN)',
    hint: '9 chiffres, comme sur votre lettre de l’IRS',
    errors: { required: 'Entrez votre EIN', digits: 'L’EIN doit compter 9 chiffres', notIssued: 'Vérifiez l’EIN : ce numéro n’existe pas' },
  },
  businessNumber: {
    label: 'Numéro d’entreprise (NE)',
    hint: '9 chiffres, comme sur votre lettre de l’ARC',
    errors: {
      required: 'Entrez votre numéro d’entreprise',
      digits: 'Le numéro d’entreprise doit compter 9 chiffres',
      notIssued: 'Vérifiez le numéro d’entreprise : un chiffre est erroné',
    },
  },
  corporationNumber: {
    label: 'Numéro de société',
    hint: 'Sur vos documents constitutifs',
    errors: { required: 'Entrez votre numéro de société', format: 'Le numéro de société doit compter de 3 à 10 lettres et chiffres' },
  },
  federalCompanyNumber: {
    label: 'Numéro de société fédérale',
    hint: '7 chiffres, sur vos documents fédéraux',
    errors: { required: 'Entrez votre numéro de société', digits: 'Le numéro de société doit compter 7 chiffres' },
  },
  companyId: {
    label: 'Numéro de société',
    hint: '9 chiffres',
    errors: {
      required: 'Entrez votre numéro de société',
      digits: 'Le numéro de société doit compter 9 chiffres',
      allZeros: 'Vérifiez le numéro : il ne peut pas être fait de zéros',
    },
  },
  shortEin: {
    label: 'Les 4 derniers chiffres de votre EIN',
    errors: { required: 'Entrez les 4 derniers chiffres de votre EIN', digits: 'Entrez 4 chiffres, les derniers de votre EIN' },
  },
  governmentId: {
    label: 'Numéro de pièce d’identité',
    hint: '9 chiffres',
    errors: {
      required: 'Entrez votre numéro de pièce d’identité',
      digits: 'Le numéro doit compter 9 chiffres',
      allZeros: 'Vérifiez le numéro : il ne peut pas être fait de zéros',
    },
  },
};
